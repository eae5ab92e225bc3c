package damier.app.endgame;

import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.app.command.PositionOptions;
import damier.app.command.TableOptions;
import damier.core.EndgameProber;
import damier.core.Game;
import damier.core.MoveList;
import damier.core.Position;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Looks a position up in the endgame tables. */
@Command(
        name = "probe",
        header = "Look a position up in the endgame tables.",
        description = {
            "",
            "Prints the result for the side to move: win N, draw or loss N, where N is the number"
                + " of plies to the end with best play, and left out if distances are not stored."
                + " The result ignores draws by repetition and by move count. The exit code is 1 if"
                + " the tables do not contain the position.",
            ""
        },
        footer = {"", "Example: damier endgame probe italian --position W:WK1,K5:BK32"})
public final class EndgameProbeCommand extends DamierCommand {
    private record Answer(
            String game, String position, String result, OptionalInt plies, List<String> moves) {}

    @Mixin private PositionOptions options;
    @Mixin private TableOptions tables;
    @Mixin private JsonOption json;

    @Override
    protected int run() {
        Game game = options.open(program());
        tables.requireExisting();
        EndgameProber<Position> prober =
                tables.endgames(game.kind(), err()::println).prober().orElseThrow();
        int result = prober.probe(game.position());
        if (result == EndgameProber.UNKNOWN) {
            err().println(
                            "the tables do not contain this position; damier endgame build makes"
                                    + " tables with more pieces");
            return Exit.FAILED;
        }
        int distance = prober.distance(game.position());
        OptionalInt plies =
                distance == EndgameProber.NO_DISTANCE
                        ? OptionalInt.empty()
                        : OptionalInt.of(distance);
        if (json.isAsked()) {
            json.print(
                    out(),
                    new Answer(
                            game.kind().id(),
                            game.kind().notation().format(game.position()),
                            name(result),
                            plies,
                            moves(game, prober)));
        } else {
            out().println(plies.isPresent() ? name(result) + " " + plies.getAsInt() : name(result));
        }
        return Exit.DONE;
    }

    private static String name(int result) {
        return switch (result) {
            case EndgameProber.WIN -> "win";
            case EndgameProber.LOSS -> "loss";
            default -> "draw";
        };
    }

    private static List<String> moves(Game game, EndgameProber<Position> prober) {
        MoveList best = new MoveList();
        prober.best(game.position(), best);
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < best.size(); i++) {
            moves.add(game.kind().notation().format(game.position(), best.get(i)));
        }
        return moves;
    }
}

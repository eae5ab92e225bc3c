package damier.app.analysis;

import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.app.command.PositionOptions;
import damier.core.Game;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.List;

/** Lists the legal moves of a position, one per line. */
@Command(
        name = "moves",
        header = "List the legal moves, one per line.",
        footer = {
            "",
            "Example: damier moves international --after \"32-28 19-23\"",
            "         damier moves italian --position W:WK31:B18,20,K27,K28 --paths"
        })
public final class MovesCommand extends DamierCommand {
    private record Answer(String game, String position, List<ListedMove> moves) {}

    @Mixin private PositionOptions options;
    @Mixin private JsonOption json;

    @Option(
            names = "--paths",
            description = "Also print the squares passed and captured, one path per line.")
    private boolean paths;

    @Override
    protected int run() {
        Game game = options.open(program());
        List<ListedMove> moves =
                game.sortedMoves().stream().map(move -> ListedMove.of(game, move, paths)).toList();
        if (json.isAsked()) {
            String position = game.kind().notation().format(game.position());
            json.print(out(), new Answer(game.kind().id(), position, moves));
        } else if (paths) {
            moves.forEach(this::printPaths);
        } else {
            moves.forEach(move -> out().println(move.move()));
        }
        return Exit.DONE;
    }

    private void printPaths(ListedMove move) {
        for (ListedMove.Path path : move.paths()) {
            out().println(
                            "%s path %s captured %s"
                                    .formatted(
                                            move.move(),
                                            String.join(",", path.squares()),
                                            path.captured().isEmpty()
                                                    ? "none"
                                                    : String.join(",", path.captured())));
        }
    }
}

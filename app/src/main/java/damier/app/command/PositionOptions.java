package damier.app.command;

import damier.core.Ending;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.NotationException;
import damier.core.Position;
import damier.core.TypedMove;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.Optional;

/** A game and a position of it, a mixin of the commands that examine one. */
public final class PositionOptions {
    @Parameters(
            index = "0",
            paramLabel = "GAME",
            description = "Game: international, italian, othello or another id of damier games.")
    private String game;

    @Option(
            names = "--position",
            paramLabel = "FEN",
            description = "Position in any common notation. Default: the start position")
    private @Nullable String position;

    @Option(
            names = "--after",
            paramLabel = "MOVES",
            description = "Moves to play from there, separated by spaces.")
    private String after = "";

    /** The game after the moves. */
    public Game open(Program program) {
        GameDefinition kind = program.game(game);
        String text = position;
        Position start = text == null ? kind.rules().newPosition() : kind.notation().position(text);
        Game opened = new Game(kind, start);
        for (String move : after.strip().split("\\s+", -1)) {
            if (!move.isEmpty() && !isNumber(move)) {
                play(opened, move);
            }
        }
        return opened;
    }

    /** The game after the moves, which must not be over. */
    public Game openUnfinished(Program program) {
        return requireUnfinished(open(program));
    }

    public static Game requireUnfinished(Game game) {
        game.ending()
                .ifPresent(
                        ending -> {
                            throw new BadInput("position", "the game is over: " + ending.rule());
                        });
        return game;
    }

    /** A move number of a game record, {@code 1.} or {@code 1...}; {@code 3228.} is a move. */
    private static boolean isNumber(String text) {
        return text.matches("[0-9]{1,3}\\.+");
    }

    private static void play(Game opened, String move) {
        Optional<Ending> ending = opened.ending();
        if (ending.isPresent()) {
            throw new BadInput(
                    "--after", "the game is over before " + move + ": " + ending.get().rule());
        }
        try {
            opened.play(TypedMove.read(opened, move));
        } catch (NotationException e) {
            throw new BadInput("--after", "move %d: %s".formatted(opened.ply() + 1, e.reason()));
        }
    }
}

package damier.terminal.line;

import damier.core.Game;

import java.util.ArrayList;
import java.util.List;

/** The text that greets a person at the terminal before a game. */
public final class Greeting {
    private static final List<String> LOGO =
            List.of(
                    "   ____                  _",
                    "  |  _ \\  __ _ _ __ ___ (_) ___ _ __",
                    "  | | | |/ _` | '_ ` _ \\| |/ _ \\ '__|",
                    "  | |_| | (_| | | | | | | |  __/ |",
                    "  |____/ \\__,_|_| |_| |_|_|\\___|_|",
                    "");

    private Greeting() {}

    /**
     * The logo and the instructions.
     *
     * @param withLogo false for screen readers, which would spell it
     */
    public static List<String> lines(Game game, boolean withLogo) {
        List<String> lines = new ArrayList<>(withLogo ? LOGO : List.of());
        lines.add("Welcome to " + game.kind().name() + ".");
        lines.add("");
        lines.add("Type a move and press Return" + example(game) + ".");
        lines.add("Return alone plays the only legal move.");
        lines.add("Type ? for the list of commands.");
        lines.add("");
        return lines;
    }

    /** The first legal move, as a record has it and without its sign. */
    private static String example(Game game) {
        List<Long> moves = game.sortedMoves();
        if (moves.isEmpty()) {
            return "";
        }
        String move = game.kind().notation().format(game.position(), moves.getFirst());
        String plain = move.replaceAll("[^a-z0-9]", "");
        return ": " + move + (plain.equals(move) ? "" : " or " + plain);
    }
}

package damier.terminal;

import damier.core.Ending;
import damier.core.Game;
import damier.core.Result;

/** The result of a game in one line, which is the last line printed. */
public final class ResultText {
    private ResultText() {}

    public static String of(Game game) {
        return game.ending().map(ResultText::of).orElse("result *: the game is not finished");
    }

    private static String of(Ending ending) {
        return "result " + symbol(ending.result()) + ": " + ending.rule();
    }

    private static String symbol(Result result) {
        return switch (result) {
            case WHITE_WINS -> "1-0";
            case BLACK_WINS -> "0-1";
            case DRAW -> "1/2";
        };
    }
}

package damier.terminal;

import damier.core.Ending;
import damier.core.Game;
import damier.record.WrittenResult;

/** The result of a game in one line, which is the last line printed. */
public final class ResultText {
    private ResultText() {}

    public static String of(Game game) {
        return game.ending().map(ResultText::of).orElse("result *: the game is not finished");
    }

    private static String of(Ending ending) {
        return "result " + WrittenResult.of(ending.result()).text() + ": " + ending.rule();
    }
}

package damier.terminal;

import damier.core.Scores;
import damier.core.Side;

import java.util.Locale;

/** Scores as people read them: for White, in men or discs. */
public final class ScoreText {
    private ScoreText() {}

    /** {@code +0.35}, {@code White wins in 7}: the number is of plies. */
    public static String of(int forWhite) {
        if (Scores.isWin(forWhite)) {
            return "White wins in " + (Scores.WIN - forWhite);
        }
        if (Scores.isLoss(forWhite)) {
            return "Black wins in " + (forWhite - Scores.LOSS);
        }
        String text = String.format(Locale.ROOT, "%+.2f", forWhite / 100.0);
        return text.endsWith("0.00") && text.length() == 5 ? "0.00" : text;
    }

    /** A score of the side to move, for White. */
    public static int forWhite(int score, Side side) {
        return side == Side.WHITE ? score : 0 - score;
    }
}

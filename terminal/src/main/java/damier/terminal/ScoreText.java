package damier.terminal;

import damier.core.Scores;
import damier.core.Side;

import java.util.Locale;
import java.util.OptionalInt;

/** Formats scores for people: from White's point of view, in men or discs. */
public final class ScoreText {
    private ScoreText() {}

    /** Returns {@code +0.35}, or {@code White wins in 7} for a win in 7 plies. */
    public static String of(int forWhite) {
        if (Scores.isDecided(forWhite)) {
            String winner = Scores.isWin(forWhite) ? "White wins" : "Black wins";
            OptionalInt plies = Scores.plies(forWhite);
            return plies.isPresent() ? winner + " in " + plies.getAsInt() : winner;
        }
        String text = String.format(Locale.ROOT, "%+.2f", forWhite / 100.0);
        return text.endsWith("0.00") && text.length() == 5 ? "0.00" : text;
    }

    /** Converts a score for a side to a score for White. */
    public static int forWhite(int score, Side side) {
        return side == Side.WHITE ? score : 0 - score;
    }
}

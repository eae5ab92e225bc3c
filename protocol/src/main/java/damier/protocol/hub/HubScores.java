package damier.protocol.hub;

import damier.core.Scores;

import java.util.Locale;
import java.util.OptionalInt;

/**
 * Scores as Hub carries them: in men. It has no word for a win, so engines write one as a little
 * less than a hundred men, a hundredth less for every ply that it takes.
 */
final class HubScores {
    private static final int WIN = 10_000;

    /** No evaluation reaches this, and no win is so long that it falls below. */
    private static final int SURELY_WON = 9_000;

    private HubScores() {}

    static String format(int score) {
        int shown = score;
        if (Scores.isWin(score)) {
            shown = score - Scores.WIN + WIN;
        } else if (Scores.isLoss(score)) {
            shown = score - Scores.LOSS - WIN;
        }
        return String.format(Locale.ROOT, "%.2f", shown / 100.0);
    }

    static OptionalInt parse(String text) {
        try {
            double men = Double.parseDouble(text);
            if (Double.isNaN(men)) {
                return OptionalInt.empty();
            }
            int score = (int) Math.round(Math.clamp(men * 100, -WIN, WIN));
            if (score >= SURELY_WON) {
                return OptionalInt.of(score - WIN + Scores.WIN);
            }
            return OptionalInt.of(score <= -SURELY_WON ? score + WIN + Scores.LOSS : score);
        } catch (NumberFormatException e) {
            return OptionalInt.empty();
        }
    }
}

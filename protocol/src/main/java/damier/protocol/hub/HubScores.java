package damier.protocol.hub;

import damier.core.Scores;

import java.util.Locale;
import java.util.OptionalInt;

/**
 * Scores in Hub, in men. Hub has no notation for a win, so engines write it as slightly less than a
 * hundred men, a hundredth less for every ply to the win.
 */
final class HubScores {
    private static final int WIN = 10_000;

    /** The least score of a win; no evaluation reaches it. */
    private static final int MIN_WIN = 9_000;

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
            if (score >= MIN_WIN) {
                return OptionalInt.of(score - WIN + Scores.WIN);
            }
            return OptionalInt.of(score <= -MIN_WIN ? score + WIN + Scores.LOSS : score);
        } catch (NumberFormatException e) {
            return OptionalInt.empty();
        }
    }
}

package damier.web.view;

import damier.core.Scores;
import damier.core.Side;
import damier.web.api.ApiType;

import org.jspecify.annotations.Nullable;

import java.util.Locale;

/**
 * A score, always for White.
 *
 * @param text such as {@code +0.35}; {@code win 7} and {@code loss 8} count plies
 * @param value in men or discs; a win is 100
 * @param win plies to White's win; negative for Black's; null if no win is known
 * @param exact whether it is proven
 */
@ApiType("Score")
public record ScoreView(String text, double value, @Nullable Integer win, boolean exact) {
    private static final double WIN = 100;

    /**
     * A score of the engine.
     *
     * @param score the engine's score for {@code side}
     */
    public static ScoreView of(int score, Side side, boolean exact) {
        int forWhite = side == Side.WHITE ? score : 0 - score;
        if (Scores.isWin(forWhite)) {
            int plies = Scores.WIN - forWhite;
            return new ScoreView("win " + plies, WIN, plies, true);
        }
        if (Scores.isLoss(forWhite)) {
            int plies = forWhite - Scores.LOSS;
            return new ScoreView("loss " + plies, 0 - WIN, 0 - plies, true);
        }
        double value = forWhite / 100.0;
        return new ScoreView(signed(value), value, null, exact);
    }

    private static String signed(double value) {
        String text = String.format(Locale.ROOT, "%+.2f", value);
        return text.matches("[+-]0\\.00") ? "0.00" : text;
    }
}

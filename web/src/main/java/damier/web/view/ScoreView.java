package damier.web.view;

import damier.core.GameDefinition;
import damier.core.Position;
import damier.core.Scores;
import damier.core.Side;
import damier.search.SearchInfo;
import damier.web.api.ApiType;

import org.jspecify.annotations.Nullable;

import java.util.Locale;
import java.util.OptionalInt;

/**
 * A score, always for White.
 *
 * @param text such as {@code +0.35}; {@code win 7} and {@code loss 8} count plies; {@code win}
 *     alone is a win of unknown length
 * @param value in men or discs; a win is 100
 * @param win plies to White's win; negative for Black's; null if no win is known; {@link
 *     #UNKNOWN_LENGTH} or more if the win is certain and its length unknown
 * @param confidence of an exact score, in percent; 100 if it is proven, 0 if it is an estimate
 * @param chance the points that White can expect, where a win counts 1 and a draw ½; null if the
 *     position is not known
 */
@ApiType("Score")
public record ScoreView(
        String text, double value, @Nullable Integer win, int confidence, @Nullable Double chance) {
    public static final int UNKNOWN_LENGTH = Scores.WIN - Scores.CERTAIN_WIN;

    private static final double WIN = 100;

    /**
     * The score of a position.
     *
     * @param score for the side to move
     */
    public static ScoreView of(GameDefinition kind, Position at, int score, int confidence) {
        ScoreView view = of(score, at.side(), confidence);
        double points =
                confidence == SearchInfo.PROVEN && !Scores.isDecided(score)
                        ? (1 + Integer.signum(score)) / 2.0
                        : kind.points(at, score);
        double forWhite = at.side() == Side.WHITE ? points : 1 - points;
        return new ScoreView(view.text, view.value, view.win, view.confidence, rounded(forWhite));
    }

    private static double rounded(double points) {
        return Math.round(points * 1000) / 1000.0;
    }

    /**
     * A score without its position.
     *
     * @param score the engine's score for {@code side}
     */
    public static ScoreView of(int score, Side side, int confidence) {
        int forWhite = side == Side.WHITE ? score : 0 - score;
        if (Scores.isWin(forWhite)) {
            return decided("win", forWhite, WIN, Scores.WIN - forWhite);
        }
        if (Scores.isLoss(forWhite)) {
            return decided("loss", forWhite, 0 - WIN, Scores.LOSS - forWhite);
        }
        double value = forWhite / 100.0;
        return new ScoreView(signed(value), value, null, confidence, null);
    }

    private static ScoreView decided(String result, int score, double value, int win) {
        OptionalInt plies = Scores.plies(score);
        String text = plies.isPresent() ? result + " " + plies.getAsInt() : result;
        return new ScoreView(text, value, win, SearchInfo.PROVEN, value > 0 ? 1.0 : 0.0);
    }

    private static String signed(double value) {
        String text = String.format(Locale.ROOT, "%+.2f", value);
        return text.matches("[+-]0\\.00") ? "0.00" : text;
    }
}

package damier.app.analysis;

import damier.core.Scores;

import java.util.Locale;

/** Scores as commands print them. */
final class ScoreFormat {
    private ScoreFormat() {}

    /**
     * In men or discs; {@code win:7} is a win in 7 plies.
     *
     * @param score the engine's, in hundredths
     */
    static String score(int score) {
        if (Math.abs(score) >= Scores.INFINITE) {
            return value(score * Double.POSITIVE_INFINITY);
        }
        if (Scores.isWin(score)) {
            return "win:" + (Scores.WIN - score);
        }
        return Scores.isLoss(score) ? "loss:" + (score - Scores.LOSS) : value(score / 100.0);
    }

    static String value(double value) {
        if (Double.isInfinite(value)) {
            return value > 0 ? "inf" : "-inf";
        }
        String text = String.format(Locale.ROOT, "%.2f", value);
        return text.equals("-0.00") ? "0.00" : text;
    }
}

package damier.app.analysis;

import damier.core.Scores;

import java.util.Locale;
import java.util.OptionalInt;

/** Scores as commands print them. */
final class ScoreFormat {
    private ScoreFormat() {}

    /**
     * In men or discs; {@code win:7} is a win in 7 plies, {@code win} one of unknown length.
     *
     * @param score the engine's, in hundredths
     */
    static String score(int score) {
        if (Math.abs(score) >= Scores.INFINITE) {
            return value(score * Double.POSITIVE_INFINITY);
        }
        if (!Scores.isDecided(score)) {
            return value(score / 100.0);
        }
        String result = Scores.isWin(score) ? "win" : "loss";
        OptionalInt plies = Scores.plies(score);
        return plies.isPresent() ? result + ":" + plies.getAsInt() : result;
    }

    static String value(double value) {
        if (Double.isInfinite(value)) {
            return value > 0 ? "inf" : "-inf";
        }
        String text = String.format(Locale.ROOT, "%.2f", value);
        return text.equals("-0.00") ? "0.00" : text;
    }
}

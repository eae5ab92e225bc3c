package damier.lab.stats;

import java.util.Arrays;

/**
 * A sequential probability ratio test: after every pair it asks whether the results so far speak
 * clearly enough for one of two differences in strength. The likelihoods are those of the
 * distributions that fit the results best among all with the difference in question (M. Van den
 * Bergh, "A practical introduction to the GSPRT", "Normalized Elo for the Stockfish testing
 * framework").
 *
 * @param elo0 the difference that is to be refuted
 * @param elo1 the difference that is to be shown
 */
public record Sprt(double elo0, double elo1, Scale scale) {
    /** The likelihood of either wrong verdict. */
    private static final double ERROR = 0.05;

    /** What is tested where no test was asked for. */
    public static final Sprt USUAL = normalised(0, 10);

    /** At or above it the test has shown {@link #elo1}; at or below its negative, refuted it. */
    public static final double BOUND = Math.log((1 - ERROR) / ERROR);

    private static final double PRECISION = 1e-10;
    private static final int MAX_STEPS = 100;

    /** What the differences are measured in. */
    public enum Scale {
        NORMALISED,
        LOGISTIC
    }

    public static Sprt normalised(double elo0, double elo1) {
        return new Sprt(elo0, elo1, Scale.NORMALISED);
    }

    /**
     * Reads the two differences of a test of normalised Elo, as in {@code 0,10}.
     *
     * @throws IllegalArgumentException in one line that says what is wrong with the text
     */
    public static Sprt parse(String text) {
        String form = "-?\\d{1,4}(\\.\\d{1,4})?";
        String[] bounds = text.split(",", -1);
        if (bounds.length != 2 || !Arrays.stream(bounds).allMatch(bound -> bound.matches(form))) {
            throw new IllegalArgumentException(
                    "'" + text + "' is not of the form ELO0,ELO1 such as 0,10");
        }
        double elo0 = Double.parseDouble(bounds[0]);
        double elo1 = Double.parseDouble(bounds[1]);
        if (elo0 >= elo1) {
            throw new IllegalArgumentException(
                    "'" + text + "': the first number is not below the second");
        }
        return normalised(elo0, elo1);
    }

    public static Sprt logistic(double elo0, double elo1) {
        return new Sprt(elo0, elo1, Scale.LOGISTIC);
    }

    /** The logarithm of the likelihood ratio. */
    public double llr(Outcomes outcomes) {
        double[] shares = outcomes.shares();
        double[] fit0 = fit(outcomes, shares, elo0);
        double[] fit1 = fit(outcomes, shares, elo1);
        double sum = 0;
        for (int i = 0; i < shares.length; i++) {
            sum += shares[i] * Math.log(fit1[i] / fit0[i]);
        }
        return sum * outcomes.total();
    }

    public boolean isDecided(Outcomes outcomes) {
        return Math.abs(llr(outcomes)) >= BOUND;
    }

    /** {@code passed}, {@code failed} or {@code undecided}. */
    public String verdict(Outcomes outcomes) {
        return isPassed(outcomes) ? "passed" : isDecided(outcomes) ? "failed" : "undecided";
    }

    public boolean isPassed(Outcomes outcomes) {
        return llr(outcomes) >= BOUND;
    }

    private double[] fit(Outcomes outcomes, double[] shares, double elo) {
        return switch (scale) {
            case LOGISTIC -> withMean(outcomes.scores(), shares, Elo.score(elo));
            case NORMALISED -> {
                double perGame = elo / Elo.NORMALISED;
                yield withQuotient(
                        outcomes.scores(), shares, perGame * Math.sqrt(outcomes.gamesEach()));
            }
        };
    }

    /** The distribution closest to {@code shares} whose mean is {@code mean}. */
    private static double[] withMean(double[] scores, double[] shares, double mean) {
        return withZeroMean(Arrays.stream(scores).map(score -> score - mean).toArray(), shares);
    }

    /**
     * The distribution closest to {@code shares} whose mean is {@code quotient} standard deviations
     * above one half. That condition is made linear around the last approximation, which is solved
     * as a condition on the mean, until nothing moves. It begins with all scores alike: one-sided
     * shares are too narrow to begin with.
     */
    private static double[] withQuotient(double[] scores, double[] shares, double quotient) {
        double[] fit = new double[scores.length];
        Arrays.fill(fit, 1.0 / fit.length);
        for (int step = 0; step < MAX_STEPS; step++) {
            double mean = mean(scores, fit);
            double deviation = Math.sqrt(variance(scores, fit, mean));
            double[] values = new double[scores.length];
            for (int i = 0; i < scores.length; i++) {
                double z = (scores[i] - mean) / deviation;
                values[i] = scores[i] - 0.5 - quotient * deviation * (1 + z * z) / 2;
            }
            double[] next = withZeroMean(values, shares);
            double change = 0;
            for (int i = 0; i < next.length; i++) {
                change = Math.max(change, Math.abs(next[i] - fit[i]));
            }
            fit = next;
            if (change < PRECISION) {
                break;
            }
        }
        return fit;
    }

    private static double mean(double[] values, double[] shares) {
        double sum = 0;
        for (int i = 0; i < values.length; i++) {
            sum += values[i] * shares[i];
        }
        return sum;
    }

    private static double variance(double[] values, double[] shares, double mean) {
        double sum = 0;
        for (int i = 0; i < values.length; i++) {
            sum += shares[i] * (values[i] - mean) * (values[i] - mean);
        }
        return sum;
    }

    /**
     * The distribution closest to {@code shares} in which {@code values} have the mean zero: each
     * share divided by {@code 1 + x * value}, where x is the only number that does it.
     */
    private static double[] withZeroMean(double[] values, double[] shares) {
        double low = -1 / Arrays.stream(values).max().orElseThrow();
        double high = -1 / Arrays.stream(values).min().orElseThrow();
        double x = 0;
        while (high - low > PRECISION * Math.max(1, Math.abs(x))) {
            x = (low + high) / 2;
            double mean = 0;
            for (int i = 0; i < values.length; i++) {
                mean += shares[i] * values[i] / (1 + x * values[i]);
            }
            if (mean > 0) {
                low = x;
            } else {
                high = x;
            }
        }
        double[] fit = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            fit[i] = shares[i] / (1 + x * values[i]);
        }
        return fit;
    }
}

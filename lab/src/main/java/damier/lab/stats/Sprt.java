package damier.lab.stats;

import java.util.Arrays;

/**
 * A sequential probability ratio test: after every pair it checks whether the results so far are
 * sufficient evidence for one of two differences in strength. The likelihoods are those of the
 * maximum-likelihood distributions with the given difference (M. Van den Bergh, "A practical
 * introduction to the GSPRT", "Normalized Elo for the Stockfish testing framework").
 *
 * @param elo0 the difference of the null hypothesis, in normalised Elo
 * @param elo1 the difference of the alternative hypothesis
 */
public record Sprt(double elo0, double elo1) {
    /** The probability of either kind of error. */
    private static final double ERROR = 0.05;

    /** The default test. */
    public static final Sprt DEFAULT = new Sprt(0, 10);

    /**
     * The bound of the log-likelihood ratio: at or above it the test accepts {@link #elo1}; at or
     * below its negative, it rejects it.
     */
    public static final double BOUND = Math.log((1 - ERROR) / ERROR);

    private static final double PRECISION = 1e-10;
    private static final int MAX_STEPS = 100;

    /**
     * Parses the two differences of a test of normalised Elo, as in {@code 0,10}.
     *
     * @throws IllegalArgumentException with a one-line message that names the fault
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
        return new Sprt(elo0, elo1);
    }

    /** The log-likelihood ratio. */
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

    private static double[] fit(Outcomes outcomes, double[] shares, double elo) {
        double perGame = elo / Elo.NORMALISED;
        return withQuotient(outcomes.scores(), shares, perGame * Math.sqrt(outcomes.gamesEach()));
    }

    /**
     * The distribution closest to {@code shares} whose mean is {@code quotient} standard deviations
     * above one half. The condition is linearised around the last approximation and solved as a
     * condition on the mean, until convergence. It starts with the uniform distribution, since
     * one-sided shares are too narrow to start with.
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
     * share divided by {@code 1 + x * value}, with the unique solution x.
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

package damier.lab.stats;

import java.util.Arrays;

/**
 * The frequency of each score: of single games, or of pairs of games from one opening with colours
 * reversed. The games of a pair depend on their opening and so on each other; pairs are
 * independent, which is why they are counted.
 */
public final class Outcomes {
    /** The count of a score that never occurred, for logarithms. */
    private static final double UNSEEN = 1e-3;

    /** By score, from 0 to 1 in equal steps. */
    private final long[] counts;

    private final int gamesEach;

    private Outcomes(int gamesEach, long... counts) {
        this.gamesEach = gamesEach;
        this.counts = counts;
    }

    public static Outcomes ofGames(long losses, long draws, long wins) {
        return new Outcomes(1, losses, draws, wins);
    }

    /**
     * Pairs by their total score.
     *
     * @param even two draws, or a win and a loss
     */
    public static Outcomes ofPairs(
            long twoLosses, long lossAndDraw, long even, long winAndDraw, long twoWins) {
        return new Outcomes(2, twoLosses, lossAndDraw, even, winAndDraw, twoWins);
    }

    /** The same outcomes with another one of {@code halfPoints} half points. */
    public Outcomes plus(int halfPoints) {
        long[] more = counts.clone();
        more[halfPoints]++;
        return new Outcomes(gamesEach, more);
    }

    /** The number of outcomes with {@code halfPoints} half points. */
    public long count(int halfPoints) {
        return counts[halfPoints];
    }

    /** The number of games or pairs. */
    public long total() {
        return Arrays.stream(counts).sum();
    }

    public int gamesEach() {
        return gamesEach;
    }

    /** The possible scores, from 0 to 1. */
    double[] scores() {
        double[] scores = new double[counts.length];
        for (int i = 0; i < counts.length; i++) {
            scores[i] = i / (counts.length - 1.0);
        }
        return scores;
    }

    /** The share of each score; none is zero. */
    double[] shares() {
        double[] shares = Arrays.stream(counts).mapToDouble(n -> n == 0 ? UNSEEN : n).toArray();
        double sum = Arrays.stream(shares).sum();
        return Arrays.stream(shares).map(share -> share / sum).toArray();
    }

    /** The mean score; one half without outcomes. */
    double mean() {
        long sum = 0;
        for (int i = 0; i < counts.length; i++) {
            sum += i * counts[i];
        }
        return total() == 0 ? 0.5 : sum / (total() * (counts.length - 1.0));
    }

    /** The variance of a single score. */
    double variance() {
        double mean = mean();
        double[] scores = scores();
        double sum = 0;
        for (int i = 0; i < counts.length; i++) {
            sum += counts[i] * (scores[i] - mean) * (scores[i] - mean);
        }
        return total() == 0 ? 0 : sum / total();
    }

    /** The counts, worst first, as in {@code [1, 4, 20, 6, 2]}. */
    @Override
    public String toString() {
        return Arrays.toString(counts);
    }
}

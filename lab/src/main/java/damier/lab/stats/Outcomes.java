package damier.lab.stats;

import java.util.Arrays;

/**
 * How often each score occurred: of single games, or of pairs of games from one opening with
 * colours reversed. The games of a pair depend on their opening and so on each other; the pairs do
 * not, which is why they are what is counted where there are any.
 */
public final class Outcomes {
    /** What a score that never occurred counts for where logarithms are taken. */
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
     * Pairs by what they brought together.
     *
     * @param even two draws, or a win and a loss
     */
    public static Outcomes ofPairs(
            long twoLosses, long lossAndDraw, long even, long winAndDraw, long twoWins) {
        return new Outcomes(2, twoLosses, lossAndDraw, even, winAndDraw, twoWins);
    }

    /** The same and one more, which brought so many half points. */
    public Outcomes plus(int halfPoints) {
        long[] more = counts.clone();
        more[halfPoints]++;
        return new Outcomes(gamesEach, more);
    }

    /** How many brought so many half points. */
    public long count(int halfPoints) {
        return counts[halfPoints];
    }

    /** How many games or pairs there are. */
    public long total() {
        return Arrays.stream(counts).sum();
    }

    public int gamesEach() {
        return gamesEach;
    }

    /** The different scores, from 0 to 1. */
    double[] scores() {
        double[] scores = new double[counts.length];
        for (int i = 0; i < counts.length; i++) {
            scores[i] = i / (counts.length - 1.0);
        }
        return scores;
    }

    /** The share of each score, none of them zero. */
    double[] shares() {
        double[] shares = Arrays.stream(counts).mapToDouble(n -> n == 0 ? UNSEEN : n).toArray();
        double sum = Arrays.stream(shares).sum();
        return Arrays.stream(shares).map(share -> share / sum).toArray();
    }

    /** The mean score; even where there is nothing to go by. */
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

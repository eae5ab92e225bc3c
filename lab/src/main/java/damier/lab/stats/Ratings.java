package damier.lab.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Maximum-likelihood ratings of players from their results against each other, in a model where a
 * player stronger by 400 Elo wins ten games of eleven and a draw is half a win (R. Bradley and M.
 * Terry, "Rank analysis of incomplete block designs", 1952).
 *
 * <p>As a prior, each player has an additional draw against an average player. It has little weight
 * among many games, and keeps ratings finite that no game bounds: those of a player that won
 * everything, or of groups that never met.
 */
public final class Ratings {
    /**
     * The rating of a player.
     *
     * @param elo relative to the mean of all players, or to the anchor
     * @param interval half the width of its 95 % interval
     */
    public record Rating(double elo, double interval) {}

    /** The results of two players, by their indices, from the first one's point of view. */
    public record Pairing(int first, int second, Outcomes outcomes) {}

    private static final double ELO = 400 / Math.log(10);
    private static final int MAX_STEPS = 200;
    private static final double PRECISION = 1e-10;

    /**
     * The maximum length of a Newton step, in natural units: far from the maximum the slope is
     * unreliable.
     */
    private static final double MAX_STEP = 2;

    /** The minimum number of pairs for an empirical variance; with fewer it is mostly chance. */
    private static final int MIN_PAIRS_FOR_VARIANCE = 10;

    private final int players;
    private final List<Pairing> pairings;

    /** The strengths in natural units of {@link #ELO} Elo. */
    private final double[] strengths;

    private final double[][] covariances;

    public Ratings(int players, List<Pairing> pairings) {
        this.players = players;
        this.pairings = List.copyOf(pairings);
        strengths = new double[players];
        for (int step = 0; step < MAX_STEPS && improve() > PRECISION; step++) {
            // Until convergence.
        }
        covariances = covariances();
    }

    /** The ratings relative to their mean. */
    public List<Rating> aroundMean() {
        double[] weights = new double[players];
        Arrays.fill(weights, 1.0 / players);
        return relativeTo(weights);
    }

    /** The ratings relative to one player, whose own rating is zero and certain. */
    public List<Rating> anchoredAt(int player) {
        double[] weights = new double[players];
        weights[player] = 1;
        return relativeTo(weights);
    }

    /** The ratings relative to a weighted mean of them. */
    private List<Rating> relativeTo(double[] weights) {
        double zero = product(weights, strengths);
        List<Rating> ratings = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            double[] combination = Arrays.stream(weights).map(weight -> -weight).toArray();
            combination[i] += 1;
            double variance = 0;
            for (int j = 0; j < players; j++) {
                variance += combination[j] * product(combination, covariances[j]);
            }
            double interval = Estimate.Z95 * Math.sqrt(Math.max(0, variance));
            ratings.add(new Rating(ELO * (strengths[i] - zero), ELO * interval));
        }
        return ratings;
    }

    private static double product(double[] one, double[] other) {
        double sum = 0;
        for (int i = 0; i < one.length; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }

    /** One step of Newton's method; returns its length. */
    private double improve() {
        double[] slope = new double[players];
        for (int i = 0; i < players; i++) {
            slope[i] = 0.5 - expected(strengths[i]);
        }
        for (Pairing pairing : pairings) {
            double points = games(pairing) * (pairing.outcomes().mean() - expected(pairing));
            slope[pairing.first()] += points;
            slope[pairing.second()] -= points;
        }
        double[] step = Matrices.solve(information(), slope);
        double longest = Arrays.stream(step).map(Math::abs).max().orElse(0);
        double scale = longest > MAX_STEP ? MAX_STEP / longest : 1;
        for (int i = 0; i < players; i++) {
            strengths[i] += scale * step[i];
        }
        return longest;
    }

    private static double games(Pairing pairing) {
        return (double) pairing.outcomes().total() * pairing.outcomes().gamesEach();
    }

    private double expected(Pairing pairing) {
        return expected(strengths[pairing.first()] - strengths[pairing.second()]);
    }

    private static double expected(double difference) {
        return 1 / (1 + Math.exp(-difference));
    }

    /** The Fisher information: the negated second derivatives of the log-likelihood. */
    private double[][] information() {
        double[][] sum = ofPrior();
        for (Pairing pairing : pairings) {
            add(sum, pairing, games(pairing) * variance(expected(pairing)));
        }
        return sum;
    }

    private double[][] ofPrior() {
        double[][] sum = new double[players][players];
        for (int i = 0; i < players; i++) {
            sum[i][i] = variance(expected(strengths[i]));
        }
        return sum;
    }

    private static double variance(double share) {
        return share * (1 - share);
    }

    private static void add(double[][] sum, Pairing pairing, double value) {
        int first = pairing.first();
        int second = pairing.second();
        sum[first][first] += value;
        sum[second][second] += value;
        sum[first][second] -= value;
        sum[second][first] -= value;
    }

    /**
     * The covariances of the strengths. With draws, results vary less than in the model, and pairs
     * from one opening are dependent: the empirical variance of a pairing, if known, replaces that
     * of the model.
     */
    private double[][] covariances() {
        double[][] variance = ofPrior();
        for (Pairing pairing : pairings) {
            add(variance, pairing, pointsVariance(pairing));
        }
        double[][] inverse = Matrices.inverse(information());
        return Matrices.product(Matrices.product(inverse, variance), inverse);
    }

    /** The variance of the points of all games of a pairing. */
    private double pointsVariance(Pairing pairing) {
        Outcomes outcomes = pairing.outcomes();
        double seen = outcomes.variance() * outcomes.gamesEach() * games(pairing);
        return outcomes.total() < MIN_PAIRS_FOR_VARIANCE || seen == 0
                ? games(pairing) * variance(expected(pairing))
                : seen;
    }
}

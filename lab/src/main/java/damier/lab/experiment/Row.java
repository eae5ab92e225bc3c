package damier.lab.experiment;

import damier.classic.search.Counts;

import java.util.Collection;
import java.util.Map;

/**
 * One move of an experiment: its place, what the player reports about it, and the result of the
 * game. The columns of the results are the components of these records, in this order.
 *
 * @param features additional numbers by name
 */
public record Row(
        Place place, Board board, Thought thought, Fate fate, Map<String, Double> features) {
    public Row {
        features = Map.copyOf(features);
    }

    /**
     * The place in the experiment.
     *
     * @param setting what is compared within the experiment: a pairing, or a search
     * @param first whether the first player of the pairing moves
     * @param game from 0; two consecutive games have the same opening
     * @param round 1 for the first move of a game
     * @param side {@code white} or {@code black}
     */
    public record Place(
            String setting, String player, boolean first, int game, int round, String side) {}

    /**
     * The position before the move.
     *
     * @param moves the number of legal moves
     * @param pieces of the side to move
     */
    public record Board(int moves, int pieces, int opponentPieces) {}

    /**
     * What the player reports about its move; zero if it does not report.
     *
     * @param value in the player's own unit; NaN if not reported
     * @param evaluation the static evaluation of the position before the move
     * @param depth in plies from the root
     * @param ownDepth as the player itself counts
     * @param nanos CPU time for a classic player, otherwise wall time
     */
    public record Thought(
            String move,
            double value,
            double evaluation,
            int depth,
            int ownDepth,
            Counts counts,
            long nanos) {
        /** A player that reports nothing but a static evaluation. */
        static Thought of(double value, double evaluation) {
            return new Thought("", value, evaluation, 0, 0, Counts.NONE, 0);
        }

        /**
         * The branching factor: the mean number of moves searched at a position whose moves are
         * searched. Cutoffs make it smaller; minimax searches all moves.
         */
        double branching() {
            return counts.innerNodes() == 0 ? Double.NaN : counts.meanMovesSearched();
        }
    }

    /**
     * The result of the game for the side that moves here.
     *
     * @param points 1, 0.5 or 0; NaN if the game was not finished
     * @param left its pieces at the end
     * @param opponentLeft the opponent's pieces at the end
     * @param end why the game was over; empty if it was not finished
     */
    public record Fate(double points, int left, int opponentLeft, String end) {
        static final Fate NONE = new Fate(Double.NaN, 0, 0, "");
    }

    String setting() {
        return place.setting();
    }

    double nodes() {
        return thought.counts.nodes();
    }

    double millis() {
        return thought.nanos / 1e6;
    }

    double effectiveBranching() {
        return thought.counts.effectiveBranchingFactor(thought.depth);
    }

    /** The number of games of these rows. */
    static long games(Collection<Row> rows) {
        return rows.stream().map(row -> row.place().game()).distinct().count();
    }

    double feature(String name) {
        return features.getOrDefault(name, Double.NaN);
    }

    Row with(Fate newFate) {
        return new Row(place, board, thought, newFate, features);
    }
}

package damier.lab.experiment;

import damier.classic.search.Counts;

import java.util.Map;

/**
 * One move of an experiment: where it was made, what the player thought, and what came of it. The
 * columns of the results are the components of these records, in this order.
 *
 * @param features numbers by name, as many as the experiment asks for
 */
public record Row(
        Place place, Board board, Thought thought, Fate fate, Map<String, Double> features) {
    public Row {
        features = Map.copyOf(features);
    }

    /**
     * Where in the experiment.
     *
     * @param setting what is compared within the experiment: a pairing, or a way to search
     * @param first whether it is the first player of the pairing who moves
     * @param game from 0; two games that follow each other have the same opening
     * @param round 1 for the first move of a game
     * @param side {@code white} or {@code black}
     */
    public record Place(
            String setting, String player, boolean first, int game, int round, String side) {}

    /**
     * The position before the move.
     *
     * @param moves how many legal moves there are
     * @param pieces of the side to move
     */
    public record Board(int moves, int pieces, int opponentPieces) {}

    /**
     * What the player tells of its move; zero where it does not tell.
     *
     * @param value in the player's own unit; NaN where it does not tell
     * @param evaluation of the position before the move, without any search
     * @param depth in plies from the root
     * @param ownDepth as the player itself counts
     * @param innerMoves the legal moves of all inner nodes together
     * @param nanos of the processor where the player tells all, otherwise by the clock
     */
    public record Thought(
            String move,
            double value,
            double evaluation,
            int depth,
            int ownDepth,
            long nodes,
            long innerNodes,
            long leaves,
            long evaluations,
            long cutoffs,
            long innerMoves,
            long nanos) {
        double millis() {
            return nanos / 1e6;
        }

        double effectiveBranching() {
            return new Counts(nodes, innerNodes, leaves, evaluations, cutoffs, innerMoves)
                    .effectiveBranchingFactor(depth);
        }

        /** How many moves an inner node has. */
        double branching() {
            return innerNodes == 0 ? Double.NaN : (double) innerMoves / innerNodes;
        }
    }

    /**
     * How the game ended for who moves here.
     *
     * @param points 1, 0.5 or 0; NaN where the game was not played out
     * @param left its pieces at the end
     * @param opponentLeft those of its opponent
     * @param end why it was over; empty where the game was not played out
     */
    public record Fate(double points, int left, int opponentLeft, String end) {
        static final Fate NONE = new Fate(Double.NaN, 0, 0, "");
    }

    String setting() {
        return place.setting();
    }

    double feature(String name) {
        return features.getOrDefault(name, Double.NaN);
    }

    Row with(Fate newFate) {
        return new Row(place, board, thought, newFate, features);
    }
}

package damier.classic.search;

/**
 * The node counts of a search.
 *
 * @param nodes moves played
 * @param innerNodes positions whose moves were searched, the root among them
 * @param leaves positions whose moves were not searched, at the horizon or at the end of the game
 * @param evaluations calls of the evaluation
 * @param cutoffs nodes with a beta or alpha cutoff
 * @param innerMoves the legal moves of all inner nodes together
 */
public record Counts(
        long nodes, long innerNodes, long leaves, long evaluations, long cutoffs, long innerMoves) {
    public static final Counts NONE =
            new Counts(
                    /* nodes= */ 0,
                    /* innerNodes= */ 0,
                    /* leaves= */ 0,
                    /* evaluations= */ 0,
                    /* cutoffs= */ 0,
                    /* innerMoves= */ 0);

    private static final int BISECTIONS = 60;

    /** The counts of a root whose every move is evaluated. */
    public static Counts onePly(int moves) {
        return new Counts(
                /* nodes= */ moves,
                /* innerNodes= */ 1,
                /* leaves= */ moves,
                /* evaluations= */ moves,
                /* cutoffs= */ 0,
                /* innerMoves= */ moves);
    }

    public Counts plus(Counts other) {
        return new Counts(
                nodes + other.nodes,
                innerNodes + other.innerNodes,
                leaves + other.leaves,
                evaluations + other.evaluations,
                cutoffs + other.cutoffs,
                innerMoves + other.innerMoves);
    }

    /** The mean number of legal moves of an inner node. */
    public double meanMoves() {
        return innerNodes == 0 ? 0 : (double) innerMoves / innerNodes;
    }

    /**
     * The mean number of moves searched at an inner node; cutoffs make it smaller than {@link
     * #meanMoves}.
     */
    public double meanMovesSearched() {
        return innerNodes == 0 ? 0 : (double) nodes / innerNodes;
    }

    /**
     * The effective branching factor: the b for which a uniform tree of this depth has as many
     * nodes as this one, 1 + b + b² + … + b^depth, including the root.
     */
    public double effectiveBranchingFactor(int depth) {
        if (depth <= 0 || nodes == 0) {
            return 0;
        }
        double low = 0;
        double high = nodes;
        for (int i = 0; i < BISECTIONS; i++) {
            double middle = (low + high) / 2;
            if (nodesBelowRoot(middle, depth) < nodes) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return high;
    }

    private static double nodesBelowRoot(double branching, int depth) {
        double sum = 0;
        for (int i = 0; i < depth; i++) {
            sum = branching * (1 + sum);
        }
        return sum;
    }
}

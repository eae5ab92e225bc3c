package damier.classic.search;

import static java.lang.Double.NEGATIVE_INFINITY;
import static java.lang.Double.POSITIVE_INFINITY;

import damier.core.Position;
import damier.tree.TreeRecorder;

/**
 * Minimax: searches every line to the horizon. One side chooses the highest value, the other the
 * lowest.
 */
public final class Minimax<P extends Position> extends GameTree<P> {
    public Minimax(TreeShape<P> shape, Budget budget, TreeRecorder recorder) {
        super(shape, budget, recorder);
    }

    @Override
    protected double value(P at, int depth, double alpha, double beta) {
        if (isLeaf(at, depth)) {
            return leafValue();
        }
        boolean maximises = at.side() == maximiser();
        double result = maximises ? NEGATIVE_INFINITY : POSITIVE_INFINITY;
        long[] moves = moves(at);
        for (long move : ordered(at, moves)) {
            double value = child(at, move, below(depth, moves.length), alpha, beta);
            if (maximises ? value > result : value < result) {
                result = value;
                best(at, move);
            }
        }
        return result;
    }
}

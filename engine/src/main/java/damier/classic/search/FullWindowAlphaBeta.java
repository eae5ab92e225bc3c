package damier.classic.search;

import static java.lang.Double.NEGATIVE_INFINITY;
import static java.lang.Double.POSITIVE_INFINITY;

import damier.core.Position;
import damier.tree.TreeRecorder;

/**
 * Alpha-beta that searches every root move with the full window. It gets the exact value of every
 * root move, at the cost of more nodes.
 */
public final class FullWindowAlphaBeta<P extends Position> extends PlainAlphaBeta<P> {
    public FullWindowAlphaBeta(TreeShape<P> shape, Budget budget, TreeRecorder recorder) {
        super(shape, budget, recorder);
    }

    @Override
    protected double rootValue(P root, int depth) {
        double highest = NEGATIVE_INFINITY;
        for (long move : ordered(root, moves(root))) {
            double value = child(root, move, depth - 1, NEGATIVE_INFINITY, POSITIVE_INFINITY);
            if (value > highest) {
                highest = value;
                best(root, move);
            }
        }
        return highest;
    }
}

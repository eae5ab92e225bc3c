package damier.classic.search;

import static damier.tree.NodeEnd.ALPHA_CUTOFF;
import static damier.tree.NodeEnd.BETA_CUTOFF;

import damier.core.Position;
import damier.tree.TreeRecorder;

/**
 * Minimax with alpha-beta pruning: a node is cut off once one side would avoid it, because that
 * side has secured an equal or better value elsewhere.
 *
 * <p>Fail-hard: a value outside the window is returned as the bound that it exceeds.
 */
public class PlainAlphaBeta<P extends Position> extends GameTree<P> {
    public PlainAlphaBeta(TreeShape<P> shape, Budget budget, TreeRecorder recorder) {
        super(shape, budget, recorder);
    }

    @Override
    protected final double value(P at, int depth, double alpha, double beta) {
        if (isLeaf(at, depth)) {
            return leafValue();
        }
        return at.side() == maximiser() ? max(at, depth, alpha, beta) : min(at, depth, alpha, beta);
    }

    private double max(P at, int depth, double alpha, double beta) {
        double highest = alpha;
        long[] moves = moves(at);
        for (long move : ordered(at, moves)) {
            double value = child(at, move, below(depth, moves.length), highest, beta);
            if (value > highest) {
                highest = value;
                best(at, move);
            }
            if (highest >= beta) {
                return cutoff(beta, BETA_CUTOFF);
            }
        }
        return highest;
    }

    private double min(P at, int depth, double alpha, double beta) {
        double lowest = beta;
        long[] moves = moves(at);
        for (long move : ordered(at, moves)) {
            double value = child(at, move, below(depth, moves.length), alpha, lowest);
            if (value < lowest) {
                lowest = value;
                best(at, move);
            }
            if (lowest <= alpha) {
                return cutoff(alpha, ALPHA_CUTOFF);
            }
        }
        return lowest;
    }
}

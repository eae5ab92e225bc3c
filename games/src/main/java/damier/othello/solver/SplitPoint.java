package damier.othello.solver;

import org.jspecify.annotations.Nullable;

/**
 * A node whose moves several threads search. Each thread takes the next move that no thread has
 * taken. The first move is always searched by one thread alone before the split (the Young Brothers
 * Wait Concept, Rainer Feldmann), so that few moves are searched in vain.
 */
final class SplitPoint {
    final Node node;
    final @Nullable SplitPoint parent;
    private int next;
    private int best;
    private int bestMove;
    private volatile boolean decided;

    /** The number of helpers at this split point, not counting its owner. Guarded by the team. */
    int helpers;

    /**
     * @param parent the split point that the owner was searching below, if any
     * @param next the index of the first move to take
     * @param best the best score so far
     */
    SplitPoint(Node node, @Nullable SplitPoint parent, int next, int best, int bestMove) {
        this.node = node;
        this.parent = parent;
        this.next = next;
        this.best = best;
        this.bestMove = bestMove;
    }

    /** Whether a move is left to take. */
    synchronized boolean hasWork() {
        return !decided && next < node.moves.size();
    }

    /** Takes a move: returns its index, or -1 if none is left. */
    synchronized int take() {
        if (!hasWork()) {
            return -1;
        }
        node.moves.select(next);
        return next++;
    }

    synchronized void report(int move, int score) {
        if (score > best) {
            best = score;
            bestMove = node.moves.square(move);
            decided = score > node.alpha;
        }
    }

    synchronized int best() {
        return best;
    }

    synchronized int bestMove() {
        return bestMove;
    }

    /**
     * Whether this split point or one above it has a cutoff, so that its value is no longer needed.
     */
    boolean isDecided() {
        for (SplitPoint at = this; at != null; at = at.parent) {
            if (at.decided) {
                return true;
            }
        }
        return false;
    }

    boolean isBelow(@Nullable SplitPoint other) {
        for (SplitPoint at = this; at != null; at = at.parent) {
            if (at == other) {
                return true;
            }
        }
        return other == null;
    }
}

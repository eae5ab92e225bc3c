package damier.search;

import damier.tree.NodeEnd;
import damier.tree.TreeRecorder;

/**
 * Passes the nodes of a recorded search on to a {@link TreeRecorder}. The search values a node for
 * its side to move, the recorder for the side to move at the root.
 */
final class NodeRecorder {
    private final long[] moves;
    private TreeRecorder recorder = TreeRecorder.NONE;
    private NodeEnd end = NodeEnd.ALL_MOVES;

    NodeRecorder(int maxPly) {
        moves = new long[maxPly + 2];
    }

    void start(TreeRecorder newRecorder) {
        recorder = newRecorder;
    }

    /** Notes the move that leads to {@code ply}. */
    void play(int ply, long move) {
        moves[ply] = move;
    }

    void enter(int ply, int depth, int alpha, int beta) {
        boolean maximises = maximises(ply);
        recorder.enter(moves[ply], depth, maximises ? alpha : -beta, maximises ? beta : -alpha);
    }

    void evaluated(int ply, int value) {
        recorder.evaluated(maximises(ply) ? value : -value);
    }

    /** Notes why the current node ends. */
    void end(NodeEnd why) {
        end = why;
    }

    void leave(int ply, int value, int beta) {
        boolean maximises = maximises(ply);
        boolean cut = end == NodeEnd.ALL_MOVES && value >= beta;
        NodeEnd why = cut ? (maximises ? NodeEnd.BETA_CUTOFF : NodeEnd.ALPHA_CUTOFF) : end;
        recorder.leave(maximises ? value : -value, why);
    }

    private static boolean maximises(int ply) {
        return (ply & 1) == 0;
    }
}

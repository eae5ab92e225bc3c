package damier.tree;

import damier.core.Side;

/**
 * Receives every node of a search. Windows and values are from the point of view of the side that
 * maximises at the root, at every depth.
 */
public interface TreeRecorder {
    /** Ignores all nodes. */
    TreeRecorder NONE =
            new TreeRecorder() {
                @Override
                public void root(Side maximiser, int depth, double alpha, double beta) {}

                @Override
                public void enter(long move, int depth, double alpha, double beta) {}

                @Override
                public void evaluated(double value) {}

                @Override
                public void leave(double value, NodeEnd end) {}
            };

    /** Begins a tree. An unfinished tree before it is discarded. */
    void root(Side maximiser, int depth, double alpha, double beta);

    /**
     * A move was played at the current node.
     *
     * @param depth the remaining depth below it
     */
    void enter(long move, int depth, double alpha, double beta);

    /** The current node was evaluated statically. */
    void evaluated(double value);

    /** The current node, or the root, is finished. */
    void leave(double value, NodeEnd end);
}

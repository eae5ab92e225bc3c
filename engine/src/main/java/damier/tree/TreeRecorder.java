package damier.tree;

import damier.core.Side;

/**
 * Hears of every node of a search. Windows and values are for the side that maximises at the root
 * of the tree, all the way down.
 */
public interface TreeRecorder {
    /** Hears nothing. */
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

    /** A tree begins. One that was begun before and not left is thrown away. */
    void root(Side maximiser, int depth, double alpha, double beta);

    /**
     * The move was played at the node entered last.
     *
     * @param depth what remains below it
     */
    void enter(long move, int depth, double alpha, double beta);

    /** The static evaluation of the node entered last. */
    void evaluated(double value);

    /** The node entered last, or the root, is done. */
    void leave(double value, NodeEnd end);
}

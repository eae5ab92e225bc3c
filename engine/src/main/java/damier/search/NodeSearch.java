package damier.search;

import damier.core.Game;
import damier.core.Specialised;
import damier.table.TranspositionTable;
import damier.tree.TreeRecorder;

import java.lang.invoke.MethodHandles;
import java.util.function.Supplier;

/** The search of the nodes below the root, for one thread. */
abstract class NodeSearch {
    /** Makes searches that share compiled code with each other and with no other game. */
    static Supplier<NodeSearch> maker(SearchSpec spec) {
        return Specialised.maker(MethodHandles.lookup(), AlphaBeta.class, NodeSearch.class, spec);
    }

    /** Takes over what it shares with other threads; comes before anything else. */
    abstract void join(TranspositionTable table, BusyMoves busy);

    /** Clears the history of an earlier game. */
    abstract void clear();

    /**
     * Sets the root position and the positions that could be repeated.
     *
     * @param isKnown whether the endgame tables know the result of the root
     */
    abstract void start(Game game, boolean isKnown, StopSignal stop, TreeRecorder recorder);

    /**
     * The score of a root move.
     *
     * @param depth the depth after the move
     * @param first whether the move gets the full window at once
     * @throws SearchStopped if the search is stopped before a result is known
     */
    abstract int searchMove(long move, int depth, int alpha, int beta, boolean first);

    /** The root move that was searched last, and the best line after it. */
    abstract long[] lineAfter(long move);

    abstract long nodes();

    abstract int selectiveDepth();
}

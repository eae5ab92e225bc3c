package damier.search;

import damier.core.Game;
import damier.core.Specialised;
import damier.table.TranspositionTable;
import damier.tree.TreeRecorder;

import org.jspecify.annotations.Nullable;

import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.function.Supplier;

/** One thread of a search. */
abstract class Worker {
    /** Makes workers that share compiled code with each other and with no other game. */
    static Supplier<Worker> maker(AlphaBeta.Spec spec) {
        return Specialised.maker(MethodHandles.lookup(), AlphaBeta.class, Worker.class, spec);
    }

    /**
     * Takes over what it shares with other workers; comes before anything else.
     *
     * @param shared whether other threads search the same position
     */
    abstract void join(TranspositionTable table, BusyMoves busy, boolean shared);

    /** A root move whose value is proven, with its principal variation. */
    record Proven(int score, List<Long> line) {}

    /** Clears the history of an earlier game. */
    abstract void clear();

    /**
     * Sets the root position and the positions that could be repeated.
     *
     * @param known the result of the tables, and the moves to search
     */
    abstract void start(Game game, RootEndgame known, StopSignal stop, TreeRecorder recorder);

    /** The number of root moves. */
    abstract int rootMoves();

    /** Begins an iteration, in which no move is proven yet. */
    abstract void startIteration();

    /**
     * Searches the root moves from the {@code line}-th on to a depth, and moves the best of them to
     * that index.
     *
     * @throws SearchStopped if the search is stopped before a result is known
     */
    abstract int searchRoot(int depth, int alpha, int beta, int line);

    /** The principal variation of the root move at this index, if known. */
    abstract List<Long> principalVariation(int line);

    /**
     * The best root move that the current iteration has proven so far, if any; any thread may call
     * it.
     */
    abstract @Nullable Proven proven();

    abstract long nodes();

    abstract int selectiveDepth();
}

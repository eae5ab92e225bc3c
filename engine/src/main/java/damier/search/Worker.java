package damier.search;

import damier.core.Game;
import damier.core.Specialised;
import damier.table.TranspositionTable;
import damier.tree.TreeRecorder;

import org.jspecify.annotations.Nullable;

import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.function.Supplier;

/** One thread's part of a search. */
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

    /** A root move, with the line that shows what it is worth. */
    record Proven(int score, List<Long> line) {}

    /** Forgets what it learned in an earlier game. */
    abstract void clear();

    /** Takes over the position and what could be repeated. */
    abstract void start(Game game, StopSignal stop, TreeRecorder recorder);

    /** How many moves there are at the root. */
    abstract int rootMoves();

    /** Nothing is proven yet at the next depth. */
    abstract void startIteration();

    /**
     * Searches to a depth all root moves from the {@code line}-th on, and moves the best of them to
     * that place.
     *
     * @throws SearchStopped if told to stop before it knows
     */
    abstract int searchRoot(int depth, int alpha, int beta, int line);

    /** The line that starts with the root move at this place, as far as it is known. */
    abstract List<Long> principalVariation(int line);

    /**
     * The best root move that the iteration under way has proved so far, if any; may be asked for
     * by any thread.
     */
    abstract @Nullable Proven proven();

    abstract long nodes();

    abstract int selectiveDepth();
}

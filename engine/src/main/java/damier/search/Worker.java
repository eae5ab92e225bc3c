package damier.search;

import damier.core.Evaluator;
import damier.core.Game;
import damier.core.Position;
import damier.core.ProbCutErrors;
import damier.core.Rules;
import damier.core.SearchParameters;
import damier.core.Specialised;
import damier.table.TranspositionTable;
import damier.tree.TreeRecorder;

import org.jspecify.annotations.Nullable;

import java.lang.invoke.MethodHandles;
import java.util.List;

/** One thread's part of a search. */
abstract class Worker {
    /** Makes workers that share compiled code with each other and with no other game. */
    interface Maker {
        Worker make(
                Rules<Position> rules,
                Evaluator<Position> evaluator,
                TranspositionTable table,
                BusyMoves busy,
                boolean shared);
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    static Maker maker(SearchParameters parameters, ProbCutErrors errors, boolean recorded) {
        Specialised.Maker<Worker> maker =
                Specialised.maker(
                        MethodHandles.lookup(),
                        AlphaBeta.class,
                        Worker.class,
                        new AlphaBeta.Spec(parameters, errors, recorded));
        return (rules, evaluator, table, busy, shared) ->
                maker.make(rules, evaluator, table, busy, shared);
    }

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

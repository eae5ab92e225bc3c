package damier.search;

import damier.core.Game;
import damier.core.Position;
import damier.core.Scores;
import damier.core.Side;
import damier.table.TranspositionTable;
import damier.tree.NodeEnd;
import damier.tree.TreeRecorder;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.List;

/**
 * One thread of a search: it searches the root moves, keeps them in order with their principal
 * variations, and leaves the nodes below the root to a {@link NodeSearch}.
 */
final class RootSearch {
    /** A root move whose value is proven, with its principal variation. */
    record Proven(int score, List<Long> line) {}

    private final NodeSearch nodes;
    private final TranspositionTable table;
    private final BusyMoves busy;
    private final RootMoves moves = new RootMoves();
    private TreeRecorder recorder = TreeRecorder.NONE;
    private Side side = Side.WHITE;
    private long key;
    private volatile @Nullable Proven proven;

    /**
     * @param table shared with the other threads, as are the busy moves
     */
    RootSearch(NodeSearch nodes, TranspositionTable table, BusyMoves busy) {
        this.nodes = nodes;
        this.table = table;
        this.busy = busy;
        nodes.join(table, busy);
    }

    /** Clears the history of an earlier game. */
    void clear() {
        nodes.clear();
    }

    /**
     * Sets the root position and the positions that could be repeated.
     *
     * @param known the result of the tables, and the moves to search
     */
    void start(Game game, RootEndgame known, StopSignal stop, TreeRecorder newRecorder) {
        Position root = game.position();
        side = root.side();
        key = root.key();
        recorder = newRecorder;
        proven = null;
        moves.start(known.best(), TranspositionTable.signature(table.probe(key)));
        nodes.start(game, known.isKnown(), stop, recorder);
    }

    /** The number of root moves. */
    int moveCount() {
        return moves.size();
    }

    /** Begins an iteration, in which no move is proven yet. */
    void startIteration() {
        proven = null;
    }

    /**
     * Searches the root moves from the {@code line}-th on to a depth, and moves the best of them to
     * that index.
     *
     * @throws SearchStopped if the search is stopped before a result is known
     */
    int search(int depth, int alpha, int beta, int line) {
        int best = -Scores.INFINITE;
        int bound = alpha;
        recorder.root(side, depth, alpha, beta);
        int last = moves.size() - 1;
        for (int i = line; i < moves.size(); i++) {
            while (i > line && i < last && busy.isBusy(busy.mark(key, depth, moves.get(i)))) {
                moves.swap(i, last--);
            }
            long move = moves.get(i);
            long mark = i == line ? BusyMoves.NO_MARK : busy.mark(key, depth, move);
            busy.enter(mark);
            int score = nodes.searchMove(move, depth - 1, bound, beta, i == line);
            busy.leave(mark);
            if (score > best) {
                best = score;
                if (score > bound) {
                    bound = score;
                    moves.bringForward(i, line, nodes.lineAfter(move));
                    proven = new Proven(score, principalVariation(line));
                }
                if (score >= beta) {
                    break;
                }
            }
        }
        recorder.leave(best, best >= beta ? NodeEnd.BETA_CUTOFF : NodeEnd.ALL_MOVES);
        return best;
    }

    /** The principal variation of the root move at this index, if known. */
    List<Long> principalVariation(int line) {
        return Arrays.stream(moves.line(line)).boxed().toList();
    }

    /**
     * The best root move that the current iteration has proven so far, if any; any thread may call
     * it.
     */
    @Nullable Proven proven() {
        return proven;
    }

    long nodes() {
        return nodes.nodes();
    }

    int selectiveDepth() {
        return nodes.selectiveDepth();
    }
}

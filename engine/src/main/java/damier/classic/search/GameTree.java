package damier.classic.search;

import static java.lang.Double.NEGATIVE_INFINITY;
import static java.lang.Double.POSITIVE_INFINITY;

import damier.core.MoveList;
import damier.core.Position;
import damier.core.Rules;
import damier.core.Scores;
import damier.core.Side;
import damier.tree.NodeEnd;
import damier.tree.TreeRecorder;

import java.util.ArrayList;
import java.util.List;

/**
 * A game tree, searched depth first. An algorithm implements {@link #value}; this class plays the
 * moves, recognises leaves, counts nodes, checks the budget and informs the recorder.
 */
public abstract class GameTree<P extends Position> {
    private final TreeShape<P> shape;
    private final Rules<P> rules;
    private final Budget budget;
    private final TreeRecorder recorder;
    private final MoveList generated = new MoveList();

    /** One position for each ply, overwritten by every move of that ply. */
    private final List<P> positions = new ArrayList<>();

    /** The principal variation from each ply on, as far as known. */
    private final List<List<Long>> lines = new ArrayList<>();

    private int ply;
    private double leafValue;

    /** Why the current node ends. */
    private NodeEnd end = NodeEnd.ALL_MOVES;

    private long nodes;
    private long innerNodes;
    private long leaves;
    private long evaluations;
    private long cutoffs;
    private long legalMoves;

    protected GameTree(TreeShape<P> shape, Budget budget, TreeRecorder recorder) {
        this.shape = shape;
        this.rules = shape.rules();
        this.budget = budget;
        this.recorder = recorder;
    }

    /**
     * The value of {@code root} for {@link #maximiser}, searched {@code depth} plies deep.
     *
     * @throws TimeUp if the budget does not suffice
     */
    public final double search(P root, int depth) {
        clear();
        recorder.root(maximiser(), depth, NEGATIVE_INFINITY, POSITIVE_INFINITY);
        double value = rootValue(root, depth);
        recorder.leave(value, end);
        return value;
    }

    private void clear() {
        ply = 0;
        end = NodeEnd.ALL_MOVES;
        nodes = 0;
        innerNodes = 0;
        leaves = 0;
        evaluations = 0;
        cutoffs = 0;
        legalMoves = 0;
        startLine();
    }

    /** The counts of the last search, whether or not it finished. */
    public final Counts counts() {
        return new Counts(nodes, innerNodes, leaves, evaluations, cutoffs, legalMoves);
    }

    /** The principal variation of the last search; empty if no move is better than a loss. */
    public final List<Long> line() {
        return lines.getFirst();
    }

    public final Side maximiser() {
        return shape.maximiser();
    }

    protected double rootValue(P root, int depth) {
        return value(root, depth, NEGATIVE_INFINITY, POSITIVE_INFINITY);
    }

    /**
     * The algorithm: the value of {@code at} with {@code depth} plies left.
     *
     * @param alpha the value that the maximiser has already secured
     * @param beta the value that the minimiser has already secured
     */
    protected abstract double value(P at, int depth, double alpha, double beta);

    /** Plays a move and searches the resulting position. */
    protected final double child(P at, long move, int depth, double alpha, double beta) {
        budget.countNode();
        nodes++;
        ply++;
        startLine();
        P next = position();
        rules.play(at, move, next);
        recorder.enter(move, depth, alpha, beta);
        double value = value(next, depth, alpha, beta);
        recorder.leave(value, end);
        end = NodeEnd.ALL_MOVES;
        ply--;
        return value;
    }

    private P position() {
        while (positions.size() < ply) {
            positions.add(rules.newPosition());
        }
        return positions.get(ply - 1);
    }

    /** Whether {@code at} is a leaf; if so, {@link #leafValue} is its value. */
    protected final boolean isLeaf(P at, int depth) {
        int outcome = rules.outcome(at, rules.count(at));
        if (shape.endsBranch().test(at)) {
            boolean over = outcome != Rules.ONGOING;
            return leaf(evaluate(at), over ? NodeEnd.GAME_OVER : NodeEnd.AT_ONCE);
        }
        if (outcome != Rules.ONGOING) {
            return leaf(finalValue(at, outcome), NodeEnd.GAME_OVER);
        }
        if (depth > 0 || (shape.quiescence() && !rules.isQuiet(at))) {
            return false;
        }
        return leaf(evaluate(at), depth == 0 ? NodeEnd.HORIZON : NodeEnd.QUIESCENCE);
    }

    private boolean leaf(double value, NodeEnd why) {
        leaves++;
        leafValue = value;
        end = why;
        return true;
    }

    protected final double leafValue() {
        return leafValue;
    }

    private double evaluate(P at) {
        evaluations++;
        double value = shape.evaluation().evaluate(at, maximiser());
        recorder.evaluated(value);
        return value;
    }

    private double finalValue(P at, int outcome) {
        if (outcome == Scores.DRAW) {
            return shape.evaluation().drawn();
        }
        Side winner = outcome > 0 ? at.side() : at.side().opponent();
        return winner == maximiser() ? POSITIVE_INFINITY : NEGATIVE_INFINITY;
    }

    protected final long[] moves(P at) {
        rules.generate(at, generated);
        innerNodes++;
        legalMoves += generated.size();
        return generated.toArray();
    }

    protected final Iterable<Long> ordered(P at, long[] moves) {
        return shape.order().order(at, moves);
    }

    /** The remaining depth below a node with {@code moveCount} moves. */
    protected final int below(int depth, int moveCount) {
        return moveCount == 1 && shape.singleMovesAreFree() ? depth : depth - 1;
    }

    /** Records the best move of the node so far, and the line that follows it. */
    protected final void best(P at, long move) {
        shape.order().found(at, move);
        List<Long> line = new ArrayList<>();
        line.add(move);
        line.addAll(lines.get(ply + 1));
        lines.set(ply, line);
    }

    private void startLine() {
        while (lines.size() <= ply + 1) {
            lines.add(List.of());
        }
        lines.set(ply, List.of());
    }

    /** Records that the node ends with a cutoff; the bound is its value. */
    protected final double cutoff(double bound, NodeEnd why) {
        cutoffs++;
        end = why;
        return bound;
    }
}

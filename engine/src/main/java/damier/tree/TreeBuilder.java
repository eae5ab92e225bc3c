package damier.tree;

import damier.core.GameDefinition;
import damier.core.Position;
import damier.core.Side;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Builds the tree of a search up to a maximum of nodes and plies; nodes beyond it are counted but
 * not kept. If there are too many nodes, the deepest ply is removed first, so that the tree near
 * the root is complete. After several searches from the same root, as in iterative deepening, the
 * last finished one is kept.
 */
public final class TreeBuilder implements TreeRecorder {
    private final GameDefinition kind;
    private final Position root;
    private final int maxNodes;
    private final int maxPlies;

    /** The nodes entered and not yet left, innermost first. */
    private final Deque<Draft> open = new ArrayDeque<>();

    /** The number of unrecorded nodes entered below the innermost open one. */
    private int unrecordedDepth;

    private Side maximiser = Side.WHITE;

    /** The number of plies to keep; reduced when there are too many nodes. */
    private int plies;

    private int deepest;
    private long recorded;

    private long nodes;
    private long leaves;
    private long evaluations;
    private final Map<NodeEnd, Long> ends = new EnumMap<>(NodeEnd.class);

    /** Whether the current node has no child yet. */
    private boolean isLeaf;

    private Optional<SearchTree> tree = Optional.empty();

    public TreeBuilder(GameDefinition kind, Position root, int maxNodes, int maxPlies) {
        this.kind = kind;
        this.root = root;
        this.maxNodes = maxNodes;
        this.maxPlies = maxPlies;
    }

    /** The last finished search, if any. */
    public Optional<SearchTree> tree() {
        return tree;
    }

    @Override
    public void root(Side maximisingSide, int depth, double alpha, double beta) {
        open.clear();
        unrecordedDepth = 0;
        maximiser = maximisingSide;
        plies = maxPlies;
        deepest = 0;
        recorded = 0;
        nodes = 0;
        leaves = 0;
        evaluations = 0;
        ends.clear();
        int legalMoves = kind.rules().count(root);
        open.push(new Draft(new Entry(root, legalMoves, "", 1, depth, alpha, beta, 0)));
    }

    @Override
    public void enter(long move, int depth, double alpha, double beta) {
        nodes++;
        isLeaf = true;
        if (unrecordedDepth == 0) {
            open.element().searched++;
            while (recorded == maxNodes && open.size() <= plies && deepest > 1) {
                forgetDeepestPly();
            }
        }
        if (unrecordedDepth > 0 || open.size() > plies || recorded == maxNodes) {
            unrecordedDepth++;
            return;
        }
        recorded++;
        deepest = Math.max(deepest, open.size());
        Draft parent = open.element();
        Position before = parent.entry.position;
        Position position = kind.rules().newPosition();
        kind.rules().play(before, move, position);
        String text = kind.notation().format(before, move);
        int legalMoves = kind.rules().count(position);
        int order = parent.searched;
        open.push(
                new Draft(new Entry(position, legalMoves, text, order, depth, alpha, beta, nodes)));
    }

    private void forgetDeepestPly() {
        deepest--;
        plies = deepest;
        while (open.size() > plies + 1) {
            open.pop();
            unrecordedDepth++;
        }
        int ply = open.size() - 1;
        recorded = ply;
        for (Draft draft : open) {
            int below = plies - ply--;
            if (below == 0) {
                draft.children.clear();
            }
            draft.children.replaceAll(child -> child.prunedTo(below - 1));
            recorded += draft.children.stream().mapToLong(SearchTree.Node::recorded).sum();
        }
    }

    @Override
    public void evaluated(double value) {
        evaluations++;
        if (unrecordedDepth == 0) {
            open.element().evaluation = OptionalDouble.of(value);
        }
    }

    @Override
    public void leave(double value, NodeEnd end) {
        if (unrecordedDepth > 0) {
            unrecordedDepth--;
            count(end);
            return;
        }
        SearchTree.Node node = open.pop().finish(value, end, nodes);
        if (open.isEmpty()) {
            var counts = new TreeCounts(nodes, leaves, evaluations, ends);
            String position = kind.notation().format(root);
            tree =
                    Optional.of(
                            new SearchTree(kind.id(), position, maximiser, node, counts, recorded));
        } else {
            count(end);
            open.element().children.add(node);
        }
    }

    private void count(NodeEnd end) {
        ends.merge(end, 1L, Long::sum);
        leaves += isLeaf ? 1 : 0;
        isLeaf = false;
    }

    /**
     * How a node was entered.
     *
     * @param before the number of nodes entered so far, including this one
     */
    private record Entry(
            Position position,
            int legalMoves,
            String move,
            int order,
            int depth,
            double alpha,
            double beta,
            long before) {}

    /** A node that has been entered and not yet left. */
    private static final class Draft {
        final Entry entry;
        final List<SearchTree.Node> children = new ArrayList<>();
        OptionalDouble evaluation = OptionalDouble.empty();
        int searched;

        Draft(Entry entry) {
            this.entry = entry;
        }

        SearchTree.Node finish(double value, NodeEnd end, long nodes) {
            return new SearchTree.Node(
                    entry.move,
                    entry.order,
                    entry.depth,
                    entry.alpha,
                    entry.beta,
                    value,
                    end,
                    evaluation,
                    entry.legalMoves,
                    searched,
                    nodes - entry.before,
                    children);
        }
    }
}

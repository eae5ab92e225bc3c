package damier.tree;

import damier.core.GameKind;
import damier.core.Position;
import damier.core.Side;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Builds the tree of a search up to a number of nodes and plies; what lies beyond is counted, not
 * kept. Of several searches from the same root, as iterative deepening makes them, the last one
 * that ended stands.
 */
public final class TreeBuilder<P extends Position> implements TreeRecorder {
    private final GameKind<P> kind;
    private final P root;
    private final int maxNodes;
    private final int maxPlies;

    /** The nodes entered and not left, innermost first. */
    private final Deque<Draft<P>> open = new ArrayDeque<>();

    /** How many nodes below the innermost open one were entered and are not recorded. */
    private int unrecordedDepth;

    private Side maximiser = Side.WHITE;
    private long nodes;
    private long recorded;
    private Optional<SearchTree> tree = Optional.empty();

    public TreeBuilder(GameKind<P> kind, P root, int maxNodes, int maxPlies) {
        this.kind = kind;
        this.root = root;
        this.maxNodes = maxNodes;
        this.maxPlies = maxPlies;
    }

    /** The last search that ended, if one did. */
    public Optional<SearchTree> tree() {
        return tree;
    }

    @Override
    public void root(Side maximisingSide, int depth, double alpha, double beta) {
        open.clear();
        unrecordedDepth = 0;
        maximiser = maximisingSide;
        nodes = 0;
        recorded = 0;
        open.push(new Draft<>(root, kind.rules().count(root), "", 1, depth, alpha, beta));
    }

    @Override
    public void enter(long move, int depth, double alpha, double beta) {
        nodes++;
        if (unrecordedDepth > 0) {
            unrecordedDepth++;
            return;
        }
        Draft<P> parent = open.element();
        parent.searched++;
        if (recorded == maxNodes || open.size() > maxPlies) {
            unrecordedDepth++;
            return;
        }
        recorded++;
        P position = kind.rules().newPosition();
        kind.rules().play(parent.position, move, position);
        String text = kind.notation().format(parent.position, move);
        int legalMoves = kind.rules().count(position);
        open.push(new Draft<>(position, legalMoves, text, parent.searched, depth, alpha, beta));
    }

    @Override
    public void evaluated(double value) {
        if (unrecordedDepth == 0) {
            open.element().evaluation = OptionalDouble.of(value);
        }
    }

    @Override
    public void leave(double value, NodeEnd end) {
        if (unrecordedDepth > 0) {
            unrecordedDepth--;
            return;
        }
        SearchTree.Node node = open.pop().finish(value, end);
        if (open.isEmpty()) {
            String position = kind.notation().format(root);
            tree =
                    Optional.of(
                            new SearchTree(kind.id(), position, maximiser, node, nodes, recorded));
        } else {
            open.element().children.add(node);
        }
    }

    /** A node that has been entered and not left. */
    private static final class Draft<P extends Position> {
        final P position;
        final int legalMoves;
        final String move;
        final int order;
        final int depth;
        final double alpha;
        final double beta;
        final List<SearchTree.Node> children = new ArrayList<>();
        OptionalDouble evaluation = OptionalDouble.empty();
        int searched;

        Draft(
                P position,
                int legalMoves,
                String move,
                int order,
                int depth,
                double alpha,
                double beta) {
            this.position = position;
            this.legalMoves = legalMoves;
            this.move = move;
            this.order = order;
            this.depth = depth;
            this.alpha = alpha;
            this.beta = beta;
        }

        SearchTree.Node finish(double value, NodeEnd end) {
            return new SearchTree.Node(
                    move,
                    order,
                    depth,
                    alpha,
                    beta,
                    value,
                    end,
                    evaluation,
                    legalMoves,
                    searched,
                    children);
        }
    }
}

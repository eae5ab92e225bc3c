package damier.tree;

import damier.core.Side;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The recorded tree of a search. Values and windows are for {@code maximiser} at every node.
 *
 * @param position the root, as its game writes positions
 * @param counts of the whole search
 * @param recorded the number of nodes in the tree, without the root
 */
public record SearchTree(
        String game, String position, Side maximiser, Node root, TreeCounts counts, long recorded) {
    /** The number of moves that the search played. */
    public long nodes() {
        return counts.nodes();
    }

    /** Whether every node that was searched is in the tree. */
    public boolean isComplete() {
        return nodes() == recorded;
    }

    /**
     * A position that was searched.
     *
     * @param move the move that led to it; empty at the root
     * @param order its place among the moves of its parent, in the order they were searched, from 1
     * @param depth the remaining depth
     * @param alpha the window on entry
     * @param evaluation the static evaluation, if it was computed
     * @param legalMoves the number of legal moves
     * @param searched the number of moves searched, recorded or not
     * @param below the number of nodes below it, recorded or not
     * @param children the recorded children
     */
    public record Node(
            String move,
            int order,
            int depth,
            double alpha,
            double beta,
            double value,
            NodeEnd end,
            OptionalDouble evaluation,
            int legalMoves,
            int searched,
            long below,
            List<Node> children) {
        public Node {
            children = List.copyOf(children);
        }

        /**
         * The move that gave the node its value, if recorded. Other moves, searched with a narrower
         * window, may have returned the same number as a bound.
         */
        public Optional<Node> bestMove() {
            return children.stream()
                    .filter(child -> child.value() == value)
                    .max(
                            Comparator.comparingDouble((Node child) -> child.beta() - child.alpha())
                                    .thenComparing(Node::order, Comparator.reverseOrder()));
        }

        /** The same node with at most {@code plies} plies below it. */
        Node prunedTo(int plies) {
            List<Node> kept =
                    plies == 0
                            ? List.of()
                            : children.stream().map(child -> child.prunedTo(plies - 1)).toList();
            return new Node(
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
                    below,
                    kept);
        }

        /** The number of recorded nodes, this one and those below it. */
        long recorded() {
            return 1 + children.stream().mapToLong(Node::recorded).sum();
        }
    }
}

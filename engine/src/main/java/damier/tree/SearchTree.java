package damier.tree;

import damier.core.Side;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A search as it went. Values and windows are for {@code maximiser} at every node.
 *
 * @param position the root, as its game writes positions
 * @param counts of the whole search
 * @param recorded how many of its nodes are in the tree, the root not counted
 */
public record SearchTree(
        String game, String position, Side maximiser, Node root, TreeCounts counts, long recorded) {
    /** How many moves the search played. */
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
     * @param move what led to it; nothing at the root
     * @param order its place among the moves of its parent, in the order they were searched, from 1
     * @param depth what remained to be searched below it
     * @param alpha the window on entry
     * @param evaluation the static evaluation, where one was asked for
     * @param legalMoves how many moves there were
     * @param searched how many of them were searched, recorded or not
     * @param below how many nodes lie below it, recorded or not
     * @param children those that were recorded
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
         * The move that gave the node its value, if it is recorded. Others may have come back with
         * the same number as a bound only: they were searched with a narrower window.
         */
        public Optional<Node> bestMove() {
            return children.stream()
                    .filter(child -> child.value() == value)
                    .max(
                            Comparator.comparingDouble((Node child) -> child.beta() - child.alpha())
                                    .thenComparing(Node::order, Comparator.reverseOrder()));
        }

        /** The same down to so many plies below it. */
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

        /** How many nodes are recorded, this one and those below it. */
        long recorded() {
            return 1 + children.stream().mapToLong(Node::recorded).sum();
        }
    }
}

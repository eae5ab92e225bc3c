package damier.classic.search;

import damier.core.MoveList;
import damier.core.Position;
import damier.core.Rules;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * The uninformed searches of textbooks on a game tree. Each looks for a finished game within a
 * depth, with both sides helping, and examines the whole tree where there is none.
 */
public enum SearchMethod {
    BREADTH_FIRST,
    DEPTH_FIRST,
    ITERATIVE_DEEPENING;

    /**
     * The effort of a search.
     *
     * @param nodes positions generated, repetitions among them
     * @param memory the most positions held at once
     * @param found the plies to the finished game that was found first
     * @param complete whether the search ended within its limit of nodes
     */
    public record Effort(
            long nodes, long memory, long nanos, OptionalInt found, boolean complete) {}

    /** Searches from a position; the search is abandoned after {@code maxNodes} positions. */
    public <P extends Position> Effort search(Rules<P> rules, P root, int depth, long maxNodes) {
        long start = System.nanoTime();
        Frontier<P> frontier = new Frontier<>(rules, this != BREADTH_FIRST, maxNodes);
        OptionalInt found = OptionalInt.empty();
        int limit = this == ITERATIVE_DEEPENING ? 1 : depth;
        while (limit <= depth && found.isEmpty() && !frontier.isExhausted()) {
            found = frontier.search(root, limit++);
        }
        return new Effort(
                frontier.nodes,
                frontier.memory,
                System.nanoTime() - start,
                found,
                !frontier.isExhausted());
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT)
                .replace('_', this == ITERATIVE_DEEPENING ? ' ' : '-');
    }

    /** The positions that are generated and not yet examined. */
    private static final class Frontier<P extends Position> {
        private record Open<P>(P position, int ply) {}

        private final Rules<P> rules;
        private final boolean lastFirst;
        private final long maxNodes;
        private final Deque<Open<P>> open = new ArrayDeque<>();
        private final MoveList moves = new MoveList();
        private long nodes;
        private long memory;

        Frontier(Rules<P> rules, boolean lastFirst, long maxNodes) {
            this.rules = rules;
            this.lastFirst = lastFirst;
            this.maxNodes = maxNodes;
        }

        boolean isExhausted() {
            return nodes > maxNodes;
        }

        OptionalInt search(P root, int depth) {
            open.clear();
            open.add(new Open<>(root, 0));
            while (!open.isEmpty() && !isExhausted()) {
                Open<P> at = lastFirst ? open.removeLast() : open.removeFirst();
                if (rules.outcome(at.position, rules.count(at.position)) != Rules.ONGOING) {
                    return OptionalInt.of(at.ply);
                }
                if (at.ply < depth) {
                    expand(at);
                }
            }
            return OptionalInt.empty();
        }

        private void expand(Open<P> at) {
            rules.generate(at.position, moves);
            for (int i = 0; i < moves.size(); i++) {
                long move = moves.get(lastFirst ? moves.size() - 1 - i : i);
                P next = rules.newPosition();
                rules.play(at.position, move, next);
                open.addLast(new Open<>(next, at.ply + 1));
                nodes++;
            }
            memory = Math.max(memory, open.size());
        }
    }
}

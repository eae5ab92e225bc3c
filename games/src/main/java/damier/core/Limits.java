package damier.core;

import java.util.Optional;

/**
 * When a search has to end; any mixture, and whichever comes first.
 *
 * @param depth plies of a full iteration
 * @param nodes positions played to
 * @param nanos time for this move
 * @param clock what is left for this and later moves
 */
public record Limits(int depth, long nodes, long nanos, Optional<Clock> clock) {
    /** No limit at all: the search goes on until it is told to stop. */
    public static final Limits INFINITE =
            new Limits(Integer.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, Optional.empty());

    /**
     * The clock of the side to move, in nanoseconds.
     *
     * @param movesToGo moves that have to be made with it; 0: all of the game's
     */
    public record Clock(long remaining, long increment, int movesToGo) {}

    public static Limits depth(int depth) {
        return INFINITE.withDepth(depth);
    }

    public static Limits nodes(long nodes) {
        return INFINITE.withNodes(nodes);
    }

    public static Limits time(long nanos) {
        return INFINITE.withTime(nanos);
    }

    public static Limits clock(Clock clock) {
        return new Limits(INFINITE.depth, INFINITE.nodes, INFINITE.nanos, Optional.of(clock));
    }

    /** Whether thinking costs time that could be saved. */
    public boolean isTimed() {
        return nanos != Long.MAX_VALUE || clock.isPresent();
    }

    /** The most nanoseconds that this move may take; {@link Long#MAX_VALUE}: any number. */
    public long mostTime() {
        return Math.min(nanos, clock.map(Clock::remaining).orElse(Long.MAX_VALUE));
    }

    public Limits withDepth(int newDepth) {
        return new Limits(newDepth, nodes, nanos, clock);
    }

    public Limits withNodes(long newNodes) {
        return new Limits(depth, newNodes, nanos, clock);
    }

    public Limits withTime(long newNanos) {
        return new Limits(depth, nodes, newNanos, clock);
    }

    /** Both limits: the narrower of each kind. */
    public Limits and(Limits other) {
        return new Limits(
                Math.min(depth, other.depth),
                Math.min(nodes, other.nodes),
                Math.min(nanos, other.nanos),
                clock.or(other::clock));
    }
}

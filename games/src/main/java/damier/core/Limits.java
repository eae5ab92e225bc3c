package damier.core;

import java.util.Optional;

/**
 * The limits of a search, in any combination; the first one reached ends it.
 *
 * @param depth plies of a complete iteration
 * @param nodes positions played to
 * @param nanos time for this move
 * @param clock the remaining time for this and later moves
 */
public record Limits(int depth, long nodes, long nanos, Optional<Clock> clock) {
    /** No limit: the search continues until it is stopped. */
    public static final Limits INFINITE =
            new Limits(Integer.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, Optional.empty());

    /**
     * The clock of the side to move, in nanoseconds.
     *
     * @param movesToGo the number of moves until the next time control; 0 if the time is for the
     *     rest of the game
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

    /** Whether the search uses up time of a clock. */
    public boolean isTimed() {
        return nanos != Long.MAX_VALUE || clock.isPresent();
    }

    /** The maximum time for this move, in nanoseconds; {@link Long#MAX_VALUE} if unlimited. */
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

    public Limits withClock(Optional<Clock> newClock) {
        return new Limits(depth, nodes, nanos, newClock);
    }

    /** The combination of both limits: the smaller of each kind. */
    public Limits and(Limits other) {
        return new Limits(
                Math.min(depth, other.depth),
                Math.min(nodes, other.nodes),
                Math.min(nanos, other.nanos),
                clock.or(other::clock));
    }
}

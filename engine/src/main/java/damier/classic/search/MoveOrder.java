package damier.classic.search;

import damier.core.Position;

/** The order in which moves are searched. */
@FunctionalInterface
public interface MoveOrder<P extends Position> {
    /** Every element of {@code moves}, once. */
    Iterable<Long> order(P at, long[] moves);

    /** The search found {@code move} better than the moves of {@code at} before it. */
    default void found(P at, long move) {}
}

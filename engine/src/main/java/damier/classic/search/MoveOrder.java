package damier.classic.search;

import damier.core.Position;

/** The order in which moves are searched. */
@FunctionalInterface
public interface MoveOrder<P extends Position> {
    /** Each of {@code moves}, once. */
    Iterable<Long> order(P at, long[] moves);
}

package damier.classic.search;

import damier.core.Position;

import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * The order in which the rules list the moves. It iterates lazily, as the other orders do: copying
 * all moves at every node would make the comparison of their speed unfair.
 */
public final class ListedOrder<P extends Position> implements MoveOrder<P> {
    @Override
    public Iterable<Long> order(P at, long[] moves) {
        return () -> new Walk(moves);
    }

    private static final class Walk implements Iterator<Long> {
        private final long[] moves;
        private int seen;

        Walk(long[] moves) {
            this.moves = moves;
        }

        @Override
        public boolean hasNext() {
            return seen < moves.length;
        }

        @Override
        public Long next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return moves[seen++];
        }
    }
}

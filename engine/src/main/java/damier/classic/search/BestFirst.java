package damier.classic.search;

import damier.core.Position;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Another order, except that the move that was found best in a position comes first there. In
 * iterative deepening it passes the findings of one iteration on to the next.
 */
public final class BestFirst<P extends Position> implements MoveOrder<P> {
    private final MoveOrder<P> otherwise;
    private final Map<Long, Long> best = new HashMap<>();

    public BestFirst(MoveOrder<P> otherwise) {
        this.otherwise = otherwise;
    }

    @Override
    public void found(P at, long move) {
        best.put(at.key(), move);
    }

    @Override
    public Iterable<Long> order(P at, long[] moves) {
        Long first = best.get(at.key());
        if (first == null) {
            return otherwise.order(at, moves);
        }
        List<Long> ordered = new ArrayList<>();
        for (long move : otherwise.order(at, moves)) {
            ordered.add(move == first ? 0 : ordered.size(), move);
        }
        return ordered;
    }
}

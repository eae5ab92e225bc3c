package damier.classic.search;

import damier.classic.evaluation.SquareBonuses;
import damier.othello.OthelloPosition;

import java.util.Arrays;
import java.util.Comparator;

/** Othello's moves in descending order of the bonus of their square. */
public final class StaticOrder implements MoveOrder<OthelloPosition> {
    private final Comparator<Long> highestBonusFirst;

    public StaticOrder(SquareBonuses bonuses) {
        highestBonusFirst = Comparator.comparingDouble(move -> -bonuses.of(move.intValue()));
    }

    @Override
    public Iterable<Long> order(OthelloPosition at, long[] moves) {
        return Arrays.stream(moves).boxed().sorted(highestBonusFirst).toList();
    }
}

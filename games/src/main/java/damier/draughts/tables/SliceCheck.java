package damier.draughts.tables;

import damier.core.MoveList;
import damier.core.Rules;
import damier.core.Side;
import damier.draughts.DraughtsPosition;
import damier.draughts.Moves;
import damier.draughts.Placement;

/**
 * Verifies a solved slice: the level of each position must be the best that its legal moves lead
 * to. This class generates moves forwards, {@link SliceWorker} backwards, so the check is
 * independent. Not thread-safe.
 *
 * <p>The check proves the slice. The levels of wins and losses decrease ply by ply down to
 * positions without a move, and no move of a drawn position leads to a win for the side that plays
 * it.
 */
final class SliceCheck {
    private final Slice slice;
    private final Slice twin;
    private final Rules<DraughtsPosition> rules;
    private final FinishedLevels finished;
    private final SliceWalk walk;
    private final DraughtsPosition position;
    private final DraughtsPosition after;
    private final MoveList moves = new MoveList();
    private final long promotionRank;

    SliceCheck(SliceSolver solver, SliceSolver.Context context, Slice slice) {
        this.slice = slice;
        twin = solver.twinOf(slice);
        rules = context.rules();
        finished = new FinishedLevels(context);
        walk = slice.walk();
        position = rules.newPosition();
        after = rules.newPosition();
        promotionRank = context.variant().board().promotionRank(Side.WHITE);
    }

    /** Throws at the first position whose level does not follow from its moves. */
    void check(long from, long to) {
        for (long number = from; number < to; number++) {
            walk.seek(number);
            if (slice.index().number(walk.own, walk.opponent, walk.kings) != number) {
                throw new IllegalStateException(name(number) + " is encoded as another number");
            }
            int best = bestLevel();
            if (slice.states().level(number) != best) {
                throw new IllegalStateException(
                        "%s has level %d, but its best move gives %d"
                                .formatted(name(number), slice.states().level(number), best));
            }
        }
    }

    private String name(long number) {
        return "position " + number + " of " + slice.material();
    }

    private int bestLevel() {
        Placement.whiteToMove(position, walk.own, walk.opponent, walk.kings);
        rules.generate(position, moves);
        if (moves.isEmpty()) {
            return 0;
        }
        int best = 0;
        int bestRank = Integer.MIN_VALUE;
        for (int i = 0; i < moves.size(); i++) {
            int level = FinishedLevels.levelBefore(levelAfter(moves.get(i)));
            int rank = finished.rank(level);
            if (rank > bestRank) {
                bestRank = rank;
                best = level;
            }
        }
        return best;
    }

    private int levelAfter(long move) {
        rules.play(position, move, after);
        boolean isMan = (walk.kings >>> Moves.fromBit(move) & 1) == 0;
        if (Moves.isCapture(move) || (isMan && (1L << move & promotionRank) != 0)) {
            return finished.level(after);
        }
        SliceIndex index = twin.index();
        return twin.states()
                .level(
                        index.number(
                                index.turned(after.own()),
                                index.turned(after.opponent()),
                                index.turned(after.kings())));
    }
}

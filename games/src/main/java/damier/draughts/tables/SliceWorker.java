package damier.draughts.tables;

import static java.lang.Long.rotateLeft;

import damier.core.MoveList;
import damier.core.Rules;
import damier.core.Side;
import damier.draughts.BoardGeometry;
import damier.draughts.DraughtsPosition;
import damier.draughts.Moves;
import damier.draughts.Placement;

/** Solves ranges of a slice for {@link SliceSolver}. Not thread-safe. */
final class SliceWorker {
    private final SliceSolver.Context context;
    private final SliceIndex index;
    private final SliceStates states;
    private final SliceIndex indexBefore;
    private final SliceStates statesBefore;
    private final SliceWalk walk;
    private final Rules<DraughtsPosition> rules;
    private final FinishedLevels finished;
    private final DraughtsPosition position;
    private final DraughtsPosition after;
    private final MoveList moves = new MoveList();
    private final long board;
    private final long beforePromotion;
    private final long promotionRank;
    private final int shortStep;
    private final int longStep;
    private final boolean flying;
    private int highest;

    SliceWorker(SliceSolver solver, SliceSolver.Context context, Slice slice) {
        this.context = context;
        index = slice.index();
        states = slice.states();
        indexBefore = solver.twinOf(slice).index();
        statesBefore = solver.twinOf(slice).states();
        walk = slice.walk();
        rules = context.rules();
        finished = new FinishedLevels(context);
        position = rules.newPosition();
        after = rules.newPosition();
        BoardGeometry squares = context.variant().board();
        board = squares.mask();
        promotionRank = squares.promotionRank(Side.WHITE);
        beforePromotion = squares.rowMask(1);
        shortStep = squares.step();
        longStep = shortStep + 1;
        flying = context.variant().flyingKings();
    }

    /** The highest level that this worker has stored. */
    int highest() {
        return highest;
    }

    /** The first pass: stores what is known of each position from the finished tables alone. */
    void initialise(long from, long to) {
        for (long number = from; number < to; number++) {
            walk.seek(number);
            Placement.whiteToMove(position, walk.own, walk.opponent, walk.kings);
            if (rules.isQuiet(position)) {
                initialiseQuiet(number);
            } else {
                states.setFixed(number, recordLevel(bestLevel(position, false)));
            }
        }
    }

    private void initialiseQuiet(long number) {
        int count = rules.count(position);
        if (count == 0) {
            states.setDecided(number, 0);
            return;
        }
        int promotions = promotions(walk.ownMen, walk.own | walk.opponent);
        if (promotions == 0) {
            states.setMoves(number, count);
            return;
        }
        int level = bestLevel(position, true);
        if (level == SliceStates.UNDECIDED) {
            states.setNeverLost(number);
        } else if (context.isWin(level) || promotions == count) {
            states.setDecided(number, recordLevel(level));
        } else {
            states.setMoves(number, count - promotions);
        }
    }

    /** The number of moves of men to the promotion rank. */
    private int promotions(long men, long occupied) {
        long candidates = men & beforePromotion;
        long ends = promotionRank & ~occupied;
        return Long.bitCount(rotateLeft(candidates, -shortStep) & ends)
                + Long.bitCount(rotateLeft(candidates, -longStep) & ends);
    }

    /**
     * The level of the best move to a finished table.
     *
     * @param promotionsOnly whether to skip all other moves
     */
    private int bestLevel(DraughtsPosition at, boolean promotionsOnly) {
        rules.generate(at, moves);
        int best = 0;
        int bestRank = Integer.MIN_VALUE;
        for (int i = 0; i < moves.size(); i++) {
            long move = moves.get(i);
            if (promotionsOnly && !isPromotion(at, move)) {
                continue;
            }
            rules.play(at, move, after);
            int level = FinishedLevels.levelBefore(finished.level(after));
            int rank = finished.rank(level);
            if (rank > bestRank) {
                bestRank = rank;
                best = level;
            }
        }
        return best;
    }

    private boolean isPromotion(DraughtsPosition at, long move) {
        boolean isMan = (at.kings() >>> Moves.fromBit(move) & 1) == 0;
        return isMan && (1L << move & promotionRank) != 0;
    }

    /**
     * Retracts the moves that lead to the positions decided at this level, and updates their
     * predecessors.
     */
    void propagate(long from, long to, int level) {
        for (long number = from; number < to; number++) {
            if (states.level(number) == level) {
                walk.seek(number);
                propagate(
                        index.turned(walk.opponent),
                        index.turned(walk.own),
                        index.turned(walk.kings),
                        level);
            }
        }
    }

    /**
     * Retracts the moves of {@code own}, which plays up the board, from a position of this level.
     */
    private void propagate(long own, long opponent, long kings, int level) {
        long empty = board & ~(own | opponent);
        long men = own & ~kings;
        if (men != 0) {
            retractMen(own, opponent, kings, rotateLeft(men, shortStep) & empty, shortStep, level);
            retractMen(own, opponent, kings, rotateLeft(men, longStep) & empty, longStep, level);
        }
        long allMen = men | (opponent & ~kings);
        long menNumber = indexBefore.menNumber(men, opponent & ~kings);
        long ownKings = own & kings;
        long otherKings = opponent & kings;
        for (long left = ownKings; left != 0; left &= left - 1) {
            long king = left & -left;
            for (long origins = reach(king, empty); origins != 0; origins &= origins - 1) {
                long moved = king ^ (origins & -origins);
                long number =
                        indexBefore.numberWithMen(menNumber, allMen, ownKings ^ moved, otherKings);
                if (update(number, level)) {
                    setLost(number, own ^ moved, opponent, kings ^ moved, level + 1);
                }
            }
        }
    }

    private void retractMen(
            long own, long opponent, long kings, long origins, int step, int level) {
        for (long left = origins; left != 0; left &= left - 1) {
            long from = left & -left;
            long before = own ^ from ^ rotateLeft(from, -step);
            long number = indexBefore.number(before, opponent, kings);
            if (update(number, level)) {
                setLost(number, before, opponent, kings, level + 1);
            }
        }
    }

    /** The squares from which a king may have moved here. */
    private long reach(long king, long empty) {
        return reach(king, empty, shortStep)
                | reach(king, empty, longStep)
                | reach(king, empty, -shortStep)
                | reach(king, empty, -longStep);
    }

    private long reach(long king, long empty, int step) {
        long ends = rotateLeft(king, step) & empty;
        if (flying) {
            for (long end = ends; end != 0; end = rotateLeft(end, step) & empty) {
                ends |= end;
            }
        }
        return ends;
    }

    /**
     * Updates a predecessor of a position decided at this level. Returns whether all its moves
     * within the slices now lose.
     */
    private boolean update(long number, int level) {
        if (context.isWin(level)) {
            return statesBefore.countLosingMove(number);
        }
        if (statesBefore.win(number, level + 1)) {
            recordLevel(level + 1);
        }
        return false;
    }

    /** Stores a loss at the level of the longest defence, including promotions. */
    private void setLost(long number, long own, long opponent, long kings, int level) {
        int longest = level;
        if (promotions(own & ~kings, own | opponent) > 0) {
            Placement.whiteToMove(position, own, opponent, kings);
            longest = Math.max(level, bestLevel(position, true));
        }
        statesBefore.lose(number, recordLevel(longest));
    }

    private int recordLevel(int level) {
        highest = Math.max(highest, level);
        return level;
    }
}

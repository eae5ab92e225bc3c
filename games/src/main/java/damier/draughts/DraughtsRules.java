package damier.draughts;

import static java.lang.Long.rotateLeft;

import damier.core.MoveList;
import damier.core.Rules;
import damier.core.Scores;
import damier.core.Side;
import damier.core.Specialised;
import damier.draughts.Variant.Draws;
import damier.draughts.Variant.End;
import damier.draughts.Variant.Endgame;

import java.lang.invoke.MethodHandles;
import java.util.List;

/**
 * The rules of one variant. This class exists only as specialised copies, one for each variant (see
 * {@link Specialised}): the flags of the variant are constants in each copy, so that testing them
 * costs nothing, and no variant slows another down.
 */
final class DraughtsRules implements Rules<DraughtsPosition> {
    /** The parameters of a specialised copy. */
    record Spec(Variant variant, Captures captures) {}

    private static final Spec SPEC = Specialised.data(MethodHandles.lookup(), Spec.class);
    private static final Variant VARIANT = SPEC.variant();
    private static final Captures CAPTURES = SPEC.captures();
    private static final long BOARD = VARIANT.board().mask();
    private static final int SHORT = VARIANT.board().step();
    private static final int LONG = SHORT + 1;
    private static final long WHITE_PROMOTION_RANK = VARIANT.board().promotionRank(Side.WHITE);
    private static final long BLACK_PROMOTION_RANK = VARIANT.board().promotionRank(Side.BLACK);
    private static final boolean FLYING = VARIANT.flyingKings();
    private static final boolean ORTHOGONAL = VARIANT.orthogonalCaptures();
    private static final boolean PROMOTES_IN_PASSING =
            VARIANT.promotion() == Variant.Promotion.IN_PASSING;
    private static final End END = VARIANT.end();
    private static final int KING_RUN = VARIANT.kingRun();
    private static final Draws DRAWS = VARIANT.draws();
    private static final int KING_PLIES = DRAWS.kingPlies();
    private static final List<Endgame> ENDGAMES = DRAWS.endgames();
    private static final long IN_PLACE = BOARD & ~0xfffL;

    DraughtsRules() {}

    @Override
    public DraughtsPosition newPosition() {
        long black = 0;
        long white = 0;
        for (int row = 0; row < VARIANT.startRows(); row++) {
            black |= VARIANT.board().rowMask(row);
            white |= VARIANT.board().rowMask(VARIANT.board().size() - 1 - row);
        }
        return DraughtsPosition.of(VARIANT, VARIANT.firstSide(), white, black, 0);
    }

    @Override
    public void copy(DraughtsPosition from, DraughtsPosition to) {
        to.set(from);
    }

    @Override
    public void turn(DraughtsPosition from, DraughtsPosition to) {
        to.set(from);
        to.own = from.opponent;
        to.opponent = from.own;
        to.forward = -from.forward;
        to.ownRun = from.opponentRun;
        to.opponentRun = from.ownRun;
    }

    @Override
    public void generate(DraughtsPosition at, MoveList moves) {
        if (END == End.FIRST_KING_WINS && at.kings != 0) {
            moves.clear();
            return;
        }
        CAPTURES.generate(at, moves);
        if (moves.isEmpty()) {
            generateQuiet(at, moves);
        }
    }

    private static void generateQuiet(DraughtsPosition at, MoveList moves) {
        long empty = BOARD & ~(at.own | at.opponent);
        long kings = at.own & at.kings;
        long men = at.own ^ kings;
        addSteps(rotateLeft(men, SHORT * at.forward) & empty, SHORT * at.forward, moves);
        addSteps(rotateLeft(men, LONG * at.forward) & empty, LONG * at.forward, moves);
        if (KING_RUN > 0) {
            kings &= ~resting(at);
        }
        if (kings != 0) {
            addKingMoves(kings, empty, SHORT, moves);
            addKingMoves(kings, empty, LONG, moves);
            addKingMoves(kings, empty, -SHORT, moves);
            addKingMoves(kings, empty, -LONG, moves);
        }
    }

    private static void addSteps(long ends, int step, MoveList moves) {
        int size = moves.size();
        long[] array = moves.ensureCapacity(Long.bitCount(ends));
        for (long left = ends; left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            array[size++] = Moves.quiet(to - step, to);
        }
        moves.setSize(size);
    }

    private static void addKingMoves(long kings, long empty, int step, MoveList moves) {
        if (!FLYING) {
            addSteps(rotateLeft(kings, step) & empty, step, moves);
            return;
        }
        int distance = step;
        for (long ends = rotateLeft(kings, step) & empty;
                ends != 0;
                ends = rotateLeft(ends, step) & empty) {
            addSteps(ends, distance, moves);
            distance += step;
        }
    }

    /** The king that has made its maximum number of consecutive moves. */
    private static long resting(DraughtsPosition at) {
        return (at.ownRun & 3) == KING_RUN ? 1L << (at.ownRun >>> 2) : 0;
    }

    @Override
    public int count(DraughtsPosition at) {
        if (END == End.FIRST_KING_WINS && at.kings != 0) {
            return 0;
        }
        int captures = CAPTURES.count(at);
        return captures != 0 ? captures : countQuiet(at);
    }

    @Override
    public boolean canMove(DraughtsPosition at) {
        if (END == End.FIRST_KING_WINS && at.kings != 0) {
            return false;
        }
        long empty = BOARD & ~(at.own | at.opponent);
        long kings = at.own & at.kings;
        long men = at.own ^ kings;
        if (KING_RUN > 0) {
            kings &= ~resting(at);
        }
        long down = (at.forward > 0 ? men : 0) | kings;
        long up = (at.forward < 0 ? men : 0) | kings;
        long ends =
                rotateLeft(down, SHORT)
                        | rotateLeft(down, LONG)
                        | rotateLeft(up, -SHORT)
                        | rotateLeft(up, -LONG);
        return (ends & empty) != 0 || !isQuiet(at);
    }

    private static int countQuiet(DraughtsPosition at) {
        long empty = BOARD & ~(at.own | at.opponent);
        long kings = at.own & at.kings;
        long men = at.own ^ kings;
        int count =
                Long.bitCount(rotateLeft(men, SHORT * at.forward) & empty)
                        + Long.bitCount(rotateLeft(men, LONG * at.forward) & empty);
        if (KING_RUN > 0) {
            kings &= ~resting(at);
        }
        if (kings != 0) {
            count +=
                    countKingMoves(kings, empty, SHORT)
                            + countKingMoves(kings, empty, LONG)
                            + countKingMoves(kings, empty, -SHORT)
                            + countKingMoves(kings, empty, -LONG);
        }
        return count;
    }

    private static int countKingMoves(long kings, long empty, int step) {
        long ends = rotateLeft(kings, step) & empty;
        int count = Long.bitCount(ends);
        while (FLYING && ends != 0) {
            ends = rotateLeft(ends, step) & empty;
            count += Long.bitCount(ends);
        }
        return count;
    }

    @Override
    public void play(DraughtsPosition from, long move, DraughtsPosition to) {
        int fromBit = Moves.fromBit(move);
        long start = 1L << fromBit;
        long end = 1L << move;
        long captured = ORTHOGONAL ? VARIANT.board().captured(move) : move & IN_PLACE;
        long moverIsKing = (from.kings >>> fromBit) & 1;
        long promoted = end & (from.forward < 0 ? WHITE_PROMOTION_RANK : BLACK_PROMOTION_RANK);
        if (PROMOTES_IN_PASSING && (move & Moves.PROMOTED) != 0) {
            promoted = end;
        }
        to.own = from.opponent & ~captured;
        to.opponent = (from.own & ~start) | end;
        to.kings = (from.kings & ~(start | captured)) | (moverIsKing << move) | promoted;
        to.forward = -from.forward;
        boolean reversible = captured == 0 && moverIsKing != 0;
        to.drawCounters =
                DrawCounters.IN_ENDGAME
                        + (reversible
                                ? from.drawCounters + DrawCounters.REVERSIBLE
                                : from.drawCounters & DrawCounters.MAN_MOVED);
        if ((captured | promoted) != 0 && !ENDGAMES.isEmpty() && to.kings != 0) {
            enterEndgame(from, moverIsKing == 0 && promoted != 0, captured != 0, to);
        }
        if (KING_RUN > 0) {
            countRun(from, move, captured, moverIsKing != 0, to);
        }
    }

    /** Starts the counter of an endgame that a capture or a promotion may have led to. */
    private static void enterEndgame(
            DraughtsPosition from, boolean promotes, boolean captures, DraughtsPosition to) {
        if (!promotes && !captures) {
            return;
        }
        int endgame = DRAWS.endgame(to.own, to.opponent, to.kings);
        if (endgame != DrawCounters.endgame(from.drawCounters) || DRAWS.anyChangeRestarts()) {
            to.drawCounters = DrawCounters.of(endgame);
        }
    }

    private static void countRun(
            DraughtsPosition from,
            long move,
            long captured,
            boolean moverIsKing,
            DraughtsPosition to) {
        int run = 0;
        if (moverIsKing && captured == 0 && (to.opponent & ~to.kings) != 0) {
            boolean sameKing = from.ownRun >>> 2 == Moves.fromBit(move);
            run = (Moves.toBit(move) << 2) | (sameKing ? (from.ownRun & 3) + 1 : 1);
        }
        to.opponentRun = run;
        // The run of a captured king ends, and a side without men has no run.
        boolean continues =
                (to.own & to.kings & 1L << (from.opponentRun >>> 2)) != 0
                        && (to.own & ~to.kings) != 0;
        to.ownRun = continues ? from.opponentRun : 0;
    }

    @Override
    public int outcome(DraughtsPosition at, int moveCount) {
        if (END == End.FIRST_KING_WINS && at.kings != 0) {
            return (at.own & at.kings) != 0 ? Scores.WIN : Scores.LOSS;
        }
        if (moveCount == 0) {
            return END == End.NO_MOVE_WINS ? Scores.WIN : Scores.LOSS;
        }
        return isDrawNear(at, 0) ? Scores.DRAW : ONGOING;
    }

    @Override
    public boolean isDrawNear(DraughtsPosition at, int plies) {
        int endgame = DrawCounters.endgame(at.drawCounters);
        return DrawCounters.reversiblePlies(at.drawCounters) >= KING_PLIES - plies
                || (endgame >= 0
                        && DrawCounters.endgamePlies(at.drawCounters)
                                >= 2 * ENDGAMES.get(endgame).moves() - plies);
    }

    @Override
    public boolean isLegal(DraughtsPosition at, long move) {
        MoveList moves = at.scratch();
        generate(at, moves);
        return moves.contains(move);
    }

    @Override
    public boolean isQuiet(DraughtsPosition at) {
        return !CAPTURES.exist(at.own, at.opponent, at.kings, at.forward);
    }

    @Override
    public boolean isThreatened(DraughtsPosition at) {
        return CAPTURES.exist(
                /* own= */ at.opponent, /* opponent= */ at.own, at.kings, -at.forward);
    }

    @Override
    public boolean isIrreversible(DraughtsPosition at, long move) {
        return Moves.isCapture(move) || ((at.kings >>> Moves.fromBit(move)) & 1) == 0;
    }

    @Override
    public int repetitionsToDraw() {
        return DRAWS.repetitions();
    }
}

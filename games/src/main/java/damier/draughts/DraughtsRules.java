package damier.draughts;

import static java.lang.Long.bitCount;
import static java.lang.Long.numberOfTrailingZeros;
import static java.lang.Long.rotateLeft;

import damier.core.MoveList;
import damier.core.Rules;
import damier.core.Scores;
import damier.core.Side;
import damier.core.Specialised;
import damier.draughts.Variant.Draws;
import damier.draughts.Variant.End;
import damier.draughts.Variant.Endgame;
import damier.draughts.Variant.Promotion;

import java.lang.invoke.MethodHandles;
import java.util.List;

/**
 * The rules of one variant. This class exists only as specialised copies, one for each variant (see
 * {@link Specialised}): the flags of the variant are constants in each copy, so that testing them
 * costs nothing, and no variant slows another down.
 *
 * <p>Most captures capture one piece. Those of men and one-step kings are found for all pieces in
 * parallel. Whether any of them continues is found in parallel too, from the pieces that could be
 * captured from all their landing squares. {@link MultiCaptures} completes captures that continue.
 */
final class DraughtsRules implements Rules<DraughtsPosition> {
    /** The parameters of a specialised copy. */
    record Spec(Variant variant, MultiCaptures multiCaptures) {}

    private static final Spec SPEC = Specialised.data(MethodHandles.lookup(), Spec.class);
    private static final Variant VARIANT = SPEC.variant();
    private static final MultiCaptures MULTI_CAPTURES = SPEC.multiCaptures();
    private static final long BOARD = VARIANT.board().mask();
    private static final int SHORT = VARIANT.board().step();
    private static final int LONG = SHORT + 1;
    private static final long WHITE_PROMOTION_RANK = VARIANT.board().promotionRank(Side.WHITE);
    private static final long BLACK_PROMOTION_RANK = VARIANT.board().promotionRank(Side.BLACK);
    private static final boolean FLYING = VARIANT.flyingKings();
    private static final boolean BACKWARD = VARIANT.menCaptureBackward();
    private static final boolean MEN_CAPTURE_KINGS = VARIANT.menCaptureKings();
    private static final boolean PROMOTION_ENDS = VARIANT.promotion() == Promotion.ENDS_THE_MOVE;
    private static final boolean PROMOTES_IN_PASSING = VARIANT.promotion() == Promotion.IN_PASSING;

    /**
     * Whether kings affect capture precedence; otherwise captures of one piece can be counted in
     * parallel.
     */
    private static final boolean KINGS_MATTER = VARIANT.kingsMatterInChoice();

    /** Whether pieces capture along rows and columns too; then nothing is computed in parallel. */
    private static final boolean ORTHOGONAL = VARIANT.orthogonalCaptures();

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
        generateCaptures(at, moves);
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
        long[] array = moves.ensureCapacity(bitCount(ends));
        for (long left = ends; left != 0; left &= left - 1) {
            int to = numberOfTrailingZeros(left);
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
        int captures = countCaptures(at);
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
                bitCount(rotateLeft(men, SHORT * at.forward) & empty)
                        + bitCount(rotateLeft(men, LONG * at.forward) & empty);
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
        int count = bitCount(ends);
        while (FLYING && ends != 0) {
            ends = rotateLeft(ends, step) & empty;
            count += bitCount(ends);
        }
        return count;
    }

    /** Whether the side that owns {@code own} and moves {@code forward} can capture. */
    private static boolean canCapture(long own, long opponent, long kings, int forward) {
        long empty = BOARD & ~(own | opponent);
        long ownKings = own & kings;
        if (ORTHOGONAL) {
            return MULTI_CAPTURES.exist(own, opponent, kings);
        }
        return anyTarget(own ^ ownKings, oneStep(ownKings), opponent, kings, empty, forward)
                || (FLYING && anyFlyingTarget(ownKings, opponent, empty));
    }

    private static int countCaptures(DraughtsPosition at) {
        long own = at.own;
        long captured = at.opponent;
        long kings = at.kings;
        long empty = BOARD & ~(own | captured);
        long ownKings = own & kings;
        if (ORTHOGONAL
                || (KINGS_MATTER && kings != 0)
                || (FLYING && anyFlyingTarget(ownKings, captured, empty))) {
            return canCapture(own, captured, kings, at.forward) ? countAll(at) : 0;
        }
        long oneStep = oneStep(ownKings);
        long down = menDown(own ^ ownKings, at.forward);
        long up = menUp(own ^ ownKings, at.forward);
        long downShort = targets(down, oneStep, captured, kings, empty, SHORT);
        long downLong = targets(down, oneStep, captured, kings, empty, LONG);
        long upShort = targets(up, oneStep, captured, kings, empty, -SHORT);
        long upLong = targets(up, oneStep, captured, kings, empty, -LONG);
        if ((downShort | downLong | upShort | upLong) == 0) {
            return 0;
        }
        long landed =
                rotateLeft(downShort, SHORT)
                        | rotateLeft(downLong, LONG)
                        | rotateLeft(upShort, -SHORT)
                        | rotateLeft(upLong, -LONG);
        if (mayGoOn(landed, at)) {
            return countAll(at);
        }
        return bitCount(downShort) + bitCount(downLong) + bitCount(upShort) + bitCount(upLong);
    }

    private static int countAll(DraughtsPosition at) {
        MoveList moves = at.scratch();
        generateCaptures(at, moves);
        return moves.size();
    }

    /** Fills {@code moves} with the legal captures; leaves it empty if there are none. */
    private static void generateCaptures(DraughtsPosition at, MoveList moves) {
        moves.clear();
        long ownKings = at.own & at.kings;
        long oneStep = oneStep(ownKings);
        long empty = BOARD & ~(at.own | at.opponent);
        long down = menDown(at.own ^ ownKings, at.forward);
        long up = menUp(at.own ^ ownKings, at.forward);
        long landed =
                addJumps(down, oneStep, empty, SHORT, at, moves)
                        | addJumps(down, oneStep, empty, LONG, at, moves)
                        | addJumps(up, oneStep, empty, -SHORT, at, moves)
                        | addJumps(up, oneStep, empty, -LONG, at, moves);
        if (ORTHOGONAL
                || (FLYING && ownKings != 0)
                || (landed != 0 && ((KINGS_MATTER && at.kings != 0) || mayGoOn(landed, at)))) {
            MULTI_CAPTURES.complete(at, moves);
        }
    }

    /** Adds the captures of one piece in a direction; returns the landing squares. */
    private static long addJumps(
            long men, long kings, long empty, int direction, DraughtsPosition at, MoveList moves) {
        long targets = targets(men, kings, at.opponent, at.kings, empty, direction);
        for (long left = targets; left != 0; left &= left - 1) {
            int bit = numberOfTrailingZeros(left);
            moves.add((left & -left) | Moves.quiet(bit - direction, bit + direction));
        }
        return rotateLeft(targets, direction);
    }

    /** The kings that jump as men do. */
    private static long oneStep(long kings) {
        return FLYING ? 0 : kings;
    }

    private static long menDown(long men, int forward) {
        return BACKWARD ? men : men & ~(forward >> 31);
    }

    private static long menUp(long men, int forward) {
        return BACKWARD ? men : men & (forward >> 31);
    }

    /** The pieces that men and one-step kings capture by jumping in {@code direction}. */
    private static long targets(
            long men, long oneStepKings, long captured, long kings, long empty, int direction) {
        long reached =
                MEN_CAPTURE_KINGS
                        ? rotateLeft(men | oneStepKings, direction) & captured
                        : (rotateLeft(men, direction) & captured & ~kings)
                                | (rotateLeft(oneStepKings, direction) & captured);
        return reached & rotateLeft(empty, -direction);
    }

    private static boolean anyTarget(
            long men, long oneStepKings, long captured, long kings, long empty, int forward) {
        long down = menDown(men, forward);
        long up = menUp(men, forward);
        return (targets(down, oneStepKings, captured, kings, empty, SHORT)
                        | targets(down, oneStepKings, captured, kings, empty, LONG)
                        | targets(up, oneStepKings, captured, kings, empty, -SHORT)
                        | targets(up, oneStepKings, captured, kings, empty, -LONG))
                != 0;
    }

    private static boolean anyFlyingTarget(long flying, long captured, long empty) {
        return flying != 0
                && (flyingTarget(flying, captured, empty, SHORT)
                        || flyingTarget(flying, captured, empty, LONG)
                        || flyingTarget(flying, captured, empty, -SHORT)
                        || flyingTarget(flying, captured, empty, -LONG));
    }

    private static boolean flyingTarget(long flying, long captured, long empty, int direction) {
        long open = captured & rotateLeft(empty, -direction);
        long front = rotateLeft(flying, direction);
        while (front != 0) {
            if ((front & open) != 0) {
                return true;
            }
            front = rotateLeft(front & empty, direction);
        }
        return false;
    }

    /**
     * Whether a capture of one piece that landed on one of these squares may continue; a false
     * positive costs only time.
     */
    private static boolean mayGoOn(long landed, DraughtsPosition at) {
        long promotionRank = at.forward < 0 ? WHITE_PROMOTION_RANK : BLACK_PROMOTION_RANK;
        if (PROMOTES_IN_PASSING && (landed & promotionRank) != 0) {
            return true;
        }
        long men = PROMOTION_ENDS ? landed & ~promotionRank : landed;
        long oneStep = !FLYING && (at.own & at.kings) != 0 ? landed : 0;
        long empty = BOARD & ~(at.own | at.opponent);
        return anyTarget(men, oneStep, at.opponent, at.kings, empty, at.forward);
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
        return !canCapture(at.own, at.opponent, at.kings, at.forward);
    }

    @Override
    public boolean isThreatened(DraughtsPosition at) {
        return canCapture(/* own= */ at.opponent, /* opponent= */ at.own, at.kings, -at.forward);
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

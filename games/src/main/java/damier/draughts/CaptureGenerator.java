package damier.draughts;

import static java.lang.Long.bitCount;
import static java.lang.Long.numberOfTrailingZeros;
import static java.lang.Long.rotateLeft;

import damier.core.MoveList;
import damier.core.Side;
import damier.core.Specialised;
import damier.draughts.Variant.Promotion;

import java.lang.invoke.MethodHandles;

/**
 * The captures of one variant; exists only as specialised copies, one for each variant (see {@link
 * Specialised}).
 *
 * <p>Most captures capture one piece. Those of men and one-step kings are found for all pieces in
 * parallel. Whether any of them continues is found in parallel too, from the pieces that could be
 * captured from all their landing squares. {@link MultiCaptures} completes captures that continue.
 */
final class CaptureGenerator implements Captures {
    /** The parameters of a specialised copy. */
    record Spec(Variant variant, MultiCaptures chains) {}

    private static final Spec SPEC = Specialised.data(MethodHandles.lookup(), Spec.class);
    private static final Variant VARIANT = SPEC.variant();
    private static final MultiCaptures CHAINS = SPEC.chains();
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

    CaptureGenerator() {}

    @Override
    public boolean exist(long own, long opponent, long kings, int forward) {
        long empty = BOARD & ~(own | opponent);
        long ownKings = own & kings;
        if (ORTHOGONAL) {
            return CHAINS.exist(own, opponent, kings);
        }
        return anyTarget(own ^ ownKings, oneStep(ownKings), opponent, kings, empty, forward)
                || (FLYING && anyFlyingTarget(ownKings, opponent, empty));
    }

    @Override
    public int count(DraughtsPosition at) {
        long own = at.own;
        long captured = at.opponent;
        long kings = at.kings;
        long empty = BOARD & ~(own | captured);
        long ownKings = own & kings;
        if (ORTHOGONAL
                || (KINGS_MATTER && kings != 0)
                || (FLYING && anyFlyingTarget(ownKings, captured, empty))) {
            return exist(own, captured, kings, at.forward) ? countAll(at) : 0;
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

    private int countAll(DraughtsPosition at) {
        MoveList moves = at.scratch();
        generate(at, moves);
        return moves.size();
    }

    @Override
    public void generate(DraughtsPosition at, MoveList moves) {
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
            CHAINS.complete(at, moves);
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
}

package damier.draughts.eval;

import static java.lang.Long.bitCount;
import static java.lang.Long.rotateLeft;

import damier.core.Side;
import damier.core.Specialised;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;
import damier.draughts.Variant.End;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The evaluation of one variant; exists only in copies, one for each variant (see {@link
 * Specialised}).
 *
 * <p>Each part of the sum is computed for all men of a side at once and for both sides by the same
 * code, with steps and zones that are constants once it is inlined; {@code forward} is +1 for
 * Black, who moves to higher bits, and -1 for White. A square is reached by {@code rotateLeft(men,
 * step)}, and {@code rotateLeft(squares, -step)} is where such a step starts.
 */
final class VariantEvaluator extends DraughtsEvaluator {
    private static final Variant VARIANT = Specialised.data(MethodHandles.lookup(), Variant.class);
    private static final long BOARD = VARIANT.board().mask();
    private static final int SHORT = VARIANT.board().step();
    private static final int LONG = SHORT + 1;
    private static final Zones WHITE = Zones.of(VARIANT.board(), Side.WHITE);
    private static final Zones BLACK = Zones.of(VARIANT.board(), Side.BLACK);
    private static final boolean FLYING = VARIANT.flyingKings();
    private static final boolean BACKWARD = VARIANT.menCaptureBackward();
    private static final int START_PIECES = VARIANT.startRows() * VARIANT.board().size();

    /**
     * Where a king is rarely caught: not where it must be, nor where rows and columns count too.
     */
    private static final boolean DRAWISH =
            VARIANT.end() == End.NO_MOVE_LOSES && !VARIANT.orthogonalCaptures();

    /** So many pieces rarely catch a king: three on the large board. */
    private static final int TOO_FEW = FLYING ? VARIANT.board().size() == 10 ? 3 : 2 : 0;

    private static final int RARELY_WON = 8;
    private static final int HARDLY_BETTER = 2;

    private final Map<Trait, Long> weights;
    private final long move;
    private final long man;
    private final long king;
    private final long firstKing;
    private final long tempo;
    private final long imbalance;
    private final long mobility;
    private final long safeMobility;
    private final long blocked;
    private final long lockedEdge;
    private final long captures;
    private final long backRank;
    private final long golden;
    private final long centre;
    private final long edge;
    private final long keySquare;
    private final long supported;
    private final long triangle;
    private final long isolated;
    private final long outpost;
    private final long supportedOutpost;
    private final long runaway1;
    private final long runaway2;
    private final long runaway3;
    private final long kingMobility;
    private final long kingDiagonal;

    /**
     * @param weights packed; 0 where there is none
     */
    VariantEvaluator(Map<Trait, Long> weights) {
        this.weights = weights;
        move = weights.getOrDefault(Trait.MOVE, 0L);
        man = weights.getOrDefault(Trait.MAN, 0L);
        king = weights.getOrDefault(Trait.KING, 0L);
        firstKing = weights.getOrDefault(Trait.FIRST_KING, 0L);
        tempo = weights.getOrDefault(Trait.TEMPO, 0L);
        imbalance = weights.getOrDefault(Trait.IMBALANCE, 0L);
        mobility = weights.getOrDefault(Trait.MOBILITY, 0L);
        safeMobility = weights.getOrDefault(Trait.SAFE_MOBILITY, 0L);
        blocked = weights.getOrDefault(Trait.BLOCKED, 0L);
        lockedEdge = weights.getOrDefault(Trait.LOCKED_EDGE, 0L);
        captures = weights.getOrDefault(Trait.CAPTURES, 0L);
        backRank = weights.getOrDefault(Trait.BACK_RANK, 0L);
        golden = weights.getOrDefault(Trait.GOLDEN, 0L);
        centre = weights.getOrDefault(Trait.CENTRE, 0L);
        edge = weights.getOrDefault(Trait.EDGE, 0L);
        keySquare = weights.getOrDefault(Trait.KEY_SQUARE, 0L);
        supported = weights.getOrDefault(Trait.SUPPORTED, 0L);
        triangle = weights.getOrDefault(Trait.TRIANGLE, 0L);
        isolated = weights.getOrDefault(Trait.ISOLATED, 0L);
        outpost = weights.getOrDefault(Trait.OUTPOST, 0L);
        supportedOutpost = weights.getOrDefault(Trait.SUPPORTED_OUTPOST, 0L);
        runaway1 = weights.getOrDefault(Trait.RUNAWAY_1, 0L);
        runaway2 = weights.getOrDefault(Trait.RUNAWAY_2, 0L);
        runaway3 = weights.getOrDefault(Trait.RUNAWAY_3, 0L);
        kingMobility = weights.getOrDefault(Trait.KING_MOBILITY, 0L);
        kingDiagonal = weights.getOrDefault(Trait.KING_DIAGONAL, 0L);
    }

    @Override
    public int evaluate(DraughtsPosition at) {
        boolean whiteMoves = at.side() == Side.WHITE;
        long white = whiteMoves ? at.own() : at.opponent();
        long black = whiteMoves ? at.opponent() : at.own();
        int score = blend(sum(white, black, at.kings(), whiteMoves), white | black);
        if (DRAWISH && at.kings() != 0) {
            score /= drawishness(score > 0 ? white : black, score > 0 ? black : white, at.kings());
        }
        // Rounds towards zero, so that both sides get the same.
        score /= START_PIECES * UNIT;
        return whiteMoves ? score : -score;
    }

    /** In units of a full board's pieces. */
    private static int blend(long packed, long pieces) {
        int stage = Math.min(bitCount(pieces), START_PIECES);
        return opening(packed) * stage + endgame(packed) * (START_PIECES - stage);
    }

    /** By what to divide the lead of {@code strong}. */
    private static int drawishness(long strong, long weak, long kings) {
        if (bitCount(strong) <= TOO_FEW && (weak & kings) != 0) {
            return RARELY_WON;
        }
        boolean equalKings = bitCount(strong & kings) == bitCount(weak & kings);
        return equalKings && Math.abs(bitCount(strong) - bitCount(weak)) <= 1 ? HARDLY_BETTER : 1;
    }

    @Override
    public List<Feature> features(DraughtsPosition at) {
        long white = at.pieces(Side.WHITE);
        long black = at.pieces(Side.BLACK);
        boolean whiteMoves = at.side() == Side.WHITE;
        int score = blend(sum(white, black, at.kings(), whiteMoves), white | black);
        double divisor = START_PIECES * UNIT;
        if (DRAWISH && at.kings() != 0) {
            divisor *=
                    drawishness(score > 0 ? white : black, score > 0 ? black : white, at.kings());
        }
        List<Feature> features = new ArrayList<>();
        for (Trait trait : Trait.values()) {
            // The sum is linear: with no other weight than 1 for this trait, it is its value.
            var counter = new VariantEvaluator(Map.of(trait, 1L));
            int value = opening(counter.sum(white, black, at.kings(), whiteMoves));
            double weight = blend(weights.getOrDefault(trait, 0L), white | black) / divisor;
            features.add(new Feature(trait.title(), value, weight, value * weight));
        }
        return features;
    }

    /** What White has less what Black has, weighted, both phases packed. */
    private long sum(long white, long black, long kings, boolean whiteMoves) {
        long empty = BOARD & ~(white | black);
        long whiteMen = white & ~kings;
        long blackMen = black & ~kings;
        long sum = whiteMoves ? move : -move;
        sum += places(whiteMen, WHITE) - places(blackMen, BLACK);
        sum += formations(whiteMen, WHITE, -1) - formations(blackMen, BLACK, 1);
        sum += steps(white, whiteMen, black, kings, empty, WHITE, -1);
        sum -= steps(black, blackMen, white, kings, empty, BLACK, 1);
        if (kings != 0) {
            sum += kings(white & kings, empty) - kings(black & kings, empty);
        }
        if ((white & kings) == 0) {
            sum -= runaways(blackMen, white, empty, BLACK, 1);
        }
        if ((black & kings) == 0) {
            sum += runaways(whiteMen, black, empty, WHITE, -1);
        }
        return sum;
    }

    private long places(long men, Zones zones) {
        int count = bitCount(men);
        int ranks =
                bitCount(men & zones.tempo1())
                        + 2 * bitCount(men & zones.tempo2())
                        + 4 * bitCount(men & zones.tempo4())
                        + (zones.tempo8() == 0 ? 0 : 8 * bitCount(men & zones.tempo8()));
        int lean =
                2 * bitCount(men & zones.left())
                        - count
                        + bitCount(men & zones.leftmost())
                        - bitCount(men & zones.rightmost());
        return man * count
                + tempo * ranks
                + imbalance * Math.abs(lean)
                + backRank * bitCount(men & zones.back())
                + golden * bitCount(men & zones.golden())
                + centre * bitCount(men & zones.centre())
                + edge * bitCount(men & zones.edge())
                + keySquare * bitCount(men & zones.key())
                + outpost * bitCount(men & zones.far());
    }

    private long formations(long men, Zones zones, int forward) {
        long behindShort = rotateLeft(men, SHORT * forward);
        long behindLong = rotateLeft(men, LONG * forward);
        long withSupport = men & (behindShort | behindLong);
        long ahead = rotateLeft(men, -SHORT * forward) | rotateLeft(men, -LONG * forward);
        return supported * bitCount(withSupport)
                + triangle * bitCount(men & behindShort & behindLong)
                + isolated * bitCount(men & ~withSupport & ~ahead)
                + supportedOutpost * bitCount(withSupport & zones.far());
    }

    private long steps(
            long own, long men, long opponent, long kings, long empty, Zones zones, int forward) {
        long shortSteps = rotateLeft(men, SHORT * forward) & empty;
        long longSteps = rotateLeft(men, LONG * forward) & empty;
        long attacked = attacked(opponent, kings, empty, -forward);
        // Behind a man that has stepped towards a piece, the square it came from is empty.
        long safeShort = shortSteps & ~(attacked | rotateLeft(opponent, -SHORT * forward));
        long safeLong = longSteps & ~(attacked | rotateLeft(opponent, -LONG * forward));
        long stuck =
                men
                        & ~(rotateLeft(shortSteps, -SHORT * forward)
                                | rotateLeft(longSteps, -LONG * forward));
        return mobility * (bitCount(shortSteps) + bitCount(longSteps))
                + safeMobility * (bitCount(safeShort) + bitCount(safeLong))
                + blocked * bitCount(stuck)
                + lockedEdge * bitCount(stuck & zones.edge())
                - captures * bitCount(own & attacked);
    }

    /** Where a piece next to one of {@code attackers} would be captured by it. */
    private static long attacked(long attackers, long kings, long empty, int forward) {
        long backward = BACKWARD ? attackers : attackers & kings;
        return jumped(attackers, empty, SHORT * forward)
                | jumped(attackers, empty, LONG * forward)
                | jumped(backward, empty, -SHORT * forward)
                | jumped(backward, empty, -LONG * forward);
    }

    private static long jumped(long attackers, long empty, int direction) {
        return rotateLeft(attackers, direction) & rotateLeft(empty, -direction);
    }

    /** Men that nothing near their way can stop; the further they have to go, the wider is near. */
    private long runaways(long men, long opponent, long empty, Zones zones, int forward) {
        long near = opponent | around(opponent);
        long goals = zones.crowns() & empty;
        long one = before(goals, forward);
        long two = before(one & empty & ~near, forward);
        long three = one & empty & ~(near | around(near));
        three = before(before(three, forward) & empty & ~near, forward);
        return runaway1 * bitCount(men & one)
                + runaway2 * bitCount(men & two)
                + runaway3 * bitCount(men & three);
    }

    /** Squares one step of a man before others. */
    private static long before(long squares, int forward) {
        return rotateLeft(squares, -SHORT * forward) | rotateLeft(squares, -LONG * forward);
    }

    private static long around(long pieces) {
        return before(pieces, 1) | before(pieces, -1);
    }

    private long kings(long kings, long empty) {
        if (kings == 0) {
            return 0;
        }
        int reach =
                reach(kings, empty, SHORT)
                        + reach(kings, empty, LONG)
                        + reach(kings, empty, -SHORT)
                        + reach(kings, empty, -LONG);
        return king * bitCount(kings)
                + firstKing
                + kingMobility * reach
                + kingDiagonal * bitCount(kings & WHITE.diagonal());
    }

    private static int reach(long kings, long empty, int direction) {
        long ends = rotateLeft(kings, direction) & empty;
        int reach = bitCount(ends);
        while (FLYING && ends != 0) {
            ends = rotateLeft(ends, direction) & empty;
            reach += bitCount(ends);
        }
        return reach;
    }
}

package damier.draughts.eval;

import static damier.draughts.eval.DraughtsWeights.UNIT;

import static java.lang.Long.bitCount;
import static java.lang.Long.rotateLeft;

import damier.core.Evaluator;
import damier.core.Side;
import damier.core.Specialised;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;
import damier.draughts.Variant.End;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;

/**
 * The evaluation of one variant; exists only as specialised copies, one for each variant (see
 * {@link Specialised}).
 *
 * <p>Each part of the sum is computed for all men of a side in parallel and for both sides by the
 * same code, with steps and zones that are constants once it is inlined; {@code forward} is +1 for
 * Black, who moves to higher bits, and -1 for White. {@code rotateLeft(men, step)} gives the target
 * squares of a step, and {@code rotateLeft(squares, -step)} its start squares.
 */
final class VariantEvaluator extends DraughtsEvaluator {
    private static final Spec SPEC = Specialised.data(MethodHandles.lookup(), Spec.class);
    private static final Variant VARIANT = SPEC.variant();
    private static final boolean PATTERNS = SPEC.weights().hasPatterns();
    private static final long BOARD = VARIANT.board().mask();
    private static final int SHORT = VARIANT.board().step();
    private static final int LONG = SHORT + 1;
    private static final boolean LARGE = VARIANT.board().size() == 10;
    private static final Zones WHITE = new Zones(VARIANT.board(), Side.WHITE);
    private static final Zones BLACK = new Zones(VARIANT.board(), Side.BLACK);
    private static final boolean FLYING = VARIANT.flyingKings();
    private static final boolean BACKWARD = VARIANT.menCaptureBackward();

    /** The number of pieces up to which only the endgame weights count. */
    private static final int ENDGAME_PIECES = VARIANT.startRows() * VARIANT.board().size() / 5;

    private static final int START_PIECES = VARIANT.startRows() * VARIANT.board().size();

    /**
     * The number of additional pieces from which only the opening weights count; between the two
     * they are interpolated.
     */
    private static final int PHASES = 3 * ENDGAME_PIECES;

    /**
     * Whether a king is rarely caught: not in variants where it must be, nor with captures along
     * rows and columns.
     */
    private static final boolean DRAWISH =
            VARIANT.end() == End.NO_MOVE_LOSES && !VARIANT.orthogonalCaptures();

    private static final int RARELY_WON_DIVISOR = 8;
    private static final int EQUAL_KINGS_DIVISOR = 2;

    private static final long[] REGIONS = new Patterns(VARIANT.board()).regions();
    private static final int TURN = new Patterns(VARIANT.board()).turn();

    private final DraughtsWeights weights;
    private final int[] patterns;
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
    private final long opposition;

    VariantEvaluator() {
        this(SPEC.weights());
    }

    private VariantEvaluator(DraughtsWeights weights) {
        this.weights = weights;
        patterns = weights.patterns();
        move = packed(EvalFeature.MOVE);
        man = packed(EvalFeature.MAN);
        king = packed(EvalFeature.KING);
        firstKing = packed(EvalFeature.FIRST_KING);
        tempo = packed(EvalFeature.TEMPO);
        imbalance = packed(EvalFeature.IMBALANCE);
        mobility = packed(EvalFeature.MOBILITY);
        safeMobility = packed(EvalFeature.SAFE_MOBILITY);
        blocked = packed(EvalFeature.BLOCKED);
        lockedEdge = packed(EvalFeature.LOCKED_EDGE);
        captures = packed(EvalFeature.CAPTURES);
        backRank = packed(EvalFeature.BACK_RANK);
        golden = packed(EvalFeature.GOLDEN);
        centre = packed(EvalFeature.CENTRE);
        edge = packed(EvalFeature.EDGE);
        keySquare = packed(EvalFeature.KEY_SQUARE);
        supported = packed(EvalFeature.SUPPORTED);
        triangle = packed(EvalFeature.TRIANGLE);
        isolated = packed(EvalFeature.ISOLATED);
        outpost = packed(EvalFeature.OUTPOST);
        supportedOutpost = packed(EvalFeature.SUPPORTED_OUTPOST);
        runaway1 = packed(EvalFeature.RUNAWAY_1);
        runaway2 = packed(EvalFeature.RUNAWAY_2);
        runaway3 = packed(EvalFeature.RUNAWAY_3);
        kingMobility = packed(EvalFeature.KING_MOBILITY);
        kingDiagonal = packed(EvalFeature.KING_DIAGONAL);
        opposition = packed(EvalFeature.OPPOSITION);
    }

    /** Both phases in one number, so that one multiplication and one addition serve both. */
    private long packed(EvalFeature feature) {
        DraughtsWeights.Phases weight = weights.feature(feature);
        return pack(weight.opening(), weight.endgame());
    }

    private static long pack(long opening, long endgame) {
        return (endgame << Integer.SIZE) + opening;
    }

    private static int opening(long packed) {
        return (int) packed;
    }

    private static int endgame(long packed) {
        return (int) ((packed - opening(packed)) >> Integer.SIZE);
    }

    @Override
    Variant variant() {
        return VARIANT;
    }

    @Override
    DraughtsWeights weights() {
        return weights;
    }

    @Override
    DraughtsEvaluator with(DraughtsWeights others) {
        return new VariantEvaluator(others);
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
        // Rounds towards zero, so that the evaluation is symmetric.
        score /= PHASES * UNIT;
        return whiteMoves ? score : -score;
    }

    @Override
    public int stage(DraughtsPosition at) {
        int gone = START_PIECES - bitCount(at.own() | at.opponent());
        return Math.clamp(gone * Evaluator.STAGES / START_PIECES, 0, Evaluator.STAGES - 1);
    }

    @Override
    int openingSum(DraughtsPosition at) {
        return opening(sum(at));
    }

    @Override
    double late(DraughtsPosition at) {
        return 1 - phase(at.own() | at.opponent()) / (double) PHASES;
    }

    @Override
    int drawishness(DraughtsPosition at, Side leader) {
        return DRAWISH && at.kings() != 0
                ? drawishness(at.pieces(leader), at.pieces(leader.opponent()), at.kings())
                : 1;
    }

    private static int phase(long pieces) {
        return Math.clamp(bitCount(pieces) - ENDGAME_PIECES, 0, PHASES);
    }

    /** The interpolated value times the number of stages, in the unit of the weights. */
    private static int blend(long packed, long pieces) {
        int phase = phase(pieces);
        return opening(packed) * phase + endgame(packed) * (PHASES - phase);
    }

    /** The divisor of the lead of {@code strong}. */
    private static int drawishness(long strong, long weak, long kings) {
        if (FLYING && (weak & kings) != 0) {
            boolean drawsAgainstThree = LARGE || (weak & kings & WHITE.diagonal) != 0;
            if (bitCount(strong) <= (drawsAgainstThree ? 3 : 2)) {
                return RARELY_WON_DIVISOR;
            }
        }
        boolean equalKings = bitCount(strong & kings) == bitCount(weak & kings);
        return equalKings && Math.abs(bitCount(strong) - bitCount(weak)) <= 1
                ? EQUAL_KINGS_DIVISOR
                : 1;
    }

    @Override
    public List<Feature> features(DraughtsPosition at) {
        long pieces = at.own() | at.opponent();
        Side leader = blend(sum(at), pieces) > 0 ? Side.WHITE : Side.BLACK;
        double divisor = PHASES * UNIT * drawishness(at, leader);
        List<Feature> features = new ArrayList<>();
        for (EvalFeature feature : weights.features().keySet()) {
            int value = with(DraughtsWeights.only(feature)).openingSum(at);
            double weight = blend(packed(feature), pieces) / divisor;
            features.add(new Feature(feature.title(), value, weight, value * weight));
        }
        if (PATTERNS) {
            long sum = patterns(at.men(Side.WHITE), at.men(Side.BLACK));
            double value = blend(sum, pieces) / (double) (PHASES * UNIT);
            double weight = PHASES * UNIT / divisor;
            features.add(new Feature("formations", value, weight, value * weight));
        }
        return features;
    }

    private long sum(DraughtsPosition at) {
        return sum(
                at.pieces(Side.WHITE), at.pieces(Side.BLACK), at.kings(), at.side() == Side.WHITE);
    }

    /** White's count minus Black's, weighted, with both phases packed. */
    private long sum(long white, long black, long kings, boolean whiteMoves) {
        long empty = BOARD & ~(white | black);
        long whiteMen = white & ~kings;
        long blackMen = black & ~kings;
        long sum =
                (whiteMoves ? move : -move)
                        + men(whiteMen, blackMen)
                        + (PATTERNS
                                ? patterns(whiteMen, blackMen)
                                : places(whiteMen, blackMen) + neighbours(whiteMen, blackMen))
                        + steps(white, black, kings, empty);
        if (((whiteMen & WHITE.late) | (blackMen & BLACK.late)) != 0) {
            sum += runaways(white, black, kings, empty);
        }
        if (!FLYING && bitCount(white) == bitCount(black)) {
            sum +=
                    whiteMoves
                            ? opposition(white | black, WHITE)
                            : -opposition(white | black, BLACK);
        }
        return kings == 0 ? sum : sum + kings(white & kings, black & kings, empty);
    }

    private static int difference(long white, long black) {
        return bitCount(white) - bitCount(black);
    }

    private long men(long white, long black) {
        return man * difference(white, black)
                + tempo * (ranks(white, WHITE) - ranks(black, BLACK))
                + imbalance * (lean(white, WHITE) - lean(black, BLACK));
    }

    private long places(long white, long black) {
        return backRank * difference(white & WHITE.back, black & BLACK.back)
                + golden * difference(white & WHITE.golden, black & BLACK.golden)
                + centre * difference(white & WHITE.centre, black & BLACK.centre)
                + edge * difference(white & WHITE.edge, black & BLACK.edge)
                + keySquare * difference(white & WHITE.key, black & BLACK.key)
                + outpost * difference(white & WHITE.far, black & BLACK.far);
    }

    private static int ranks(long men, Zones zones) {
        return bitCount(men & zones.tempo1)
                + 2 * bitCount(men & zones.tempo2)
                + 4 * bitCount(men & zones.tempo4)
                + (zones.tempo8 == 0 ? 0 : 8 * bitCount(men & zones.tempo8));
    }

    private static int lean(long men, Zones zones) {
        return Math.abs(
                difference(men & zones.left, men & ~zones.left)
                        + difference(men & zones.leftmost, men & zones.rightmost));
    }

    private long neighbours(long white, long black) {
        long whiteBacked = white & ahead(white, -1);
        long blackBacked = black & ahead(black, 1);
        return supported * difference(whiteBacked, blackBacked)
                + triangle * difference(white & aheadOfTwo(white, -1), black & aheadOfTwo(black, 1))
                + isolated
                        * difference(
                                white & ~(whiteBacked | ahead(white, 1)),
                                black & ~(blackBacked | ahead(black, -1)))
                + supportedOutpost * difference(whiteBacked & WHITE.far, blackBacked & BLACK.far);
    }

    /**
     * The patterns of Black's half, and those of White's half on the rotated board with colours
     * swapped; 0 if only one feature is counted.
     */
    private long patterns(long white, long black) {
        if (patterns.length == 0) {
            return 0;
        }
        long turnedWhite = Patterns.turned(black, TURN);
        long turnedBlack = Patterns.turned(white, TURN);
        int opening = 0;
        int endgame = 0;
        for (int i = 0; i < REGIONS.length; i++) {
            int table = i * Patterns.COUNT;
            int here = patterns[table + Patterns.number(white, black, REGIONS[i])];
            int there = patterns[table + Patterns.number(turnedWhite, turnedBlack, REGIONS[i])];
            opening += DraughtsWeights.opening(here) - DraughtsWeights.opening(there);
            endgame += DraughtsWeights.endgame(here) - DraughtsWeights.endgame(there);
        }
        return pack(opening, endgame);
    }

    /** The squares one step ahead. */
    private static long ahead(long squares, int forward) {
        return rotateLeft(squares, SHORT * forward) | rotateLeft(squares, LONG * forward);
    }

    /** The squares that steps from two different squares lead to. */
    private static long aheadOfTwo(long squares, int forward) {
        return rotateLeft(squares, SHORT * forward) & rotateLeft(squares, LONG * forward);
    }

    private long steps(long white, long black, long kings, long empty) {
        long whiteMen = white & ~kings;
        long blackMen = black & ~kings;
        long attackedWhite = attacked(black, kings, empty, 1);
        long attackedBlack = attacked(white, kings, empty, -1);
        long whiteStuck = whiteMen & ~ahead(empty, 1);
        long blackStuck = blackMen & ~ahead(empty, -1);
        return mobility * (steps(whiteMen, empty, -1) - steps(blackMen, empty, 1))
                + safeMobility
                        * (safeSteps(whiteMen, black, empty & ~attackedWhite, -1)
                                - safeSteps(blackMen, white, empty & ~attackedBlack, 1))
                + blocked * difference(whiteStuck, blackStuck)
                + lockedEdge * difference(whiteStuck & WHITE.edge, blackStuck & BLACK.edge)
                + captures * difference(black & attackedBlack, white & attackedWhite);
    }

    private static int steps(long men, long empty, int forward) {
        return bitCount(rotateLeft(men, SHORT * forward) & empty)
                + bitCount(rotateLeft(men, LONG * forward) & empty);
    }

    /** A man that has stepped towards a piece leaves an empty square behind it. */
    private static int safeSteps(long men, long opponent, long safe, int forward) {
        long shortSteps = rotateLeft(men, SHORT * forward) & safe;
        long longSteps = rotateLeft(men, LONG * forward) & safe;
        return bitCount(shortSteps & ~rotateLeft(opponent, -SHORT * forward))
                + bitCount(longSteps & ~rotateLeft(opponent, -LONG * forward));
    }

    /** The squares where a piece next to one of {@code attackers} would be captured by it. */
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

    /** A king of the opponent can stop any man. */
    private long runaways(long white, long black, long kings, long empty) {
        long whiteMen = (black & kings) == 0 ? white & ~kings : 0;
        long blackMen = (white & kings) == 0 ? black & ~kings : 0;
        long whiteGoals = WHITE.promotionRank & empty;
        long blackGoals = BLACK.promotionRank & empty;
        return runaway1
                        * difference(
                                whiteMen & ahead(whiteGoals, 1), blackMen & ahead(blackGoals, -1))
                + runaway2
                        * difference(
                                whiteMen & beforeTwoSteps(whiteGoals, black, empty, -1),
                                blackMen & beforeTwoSteps(blackGoals, white, empty, 1))
                + runaway3
                        * difference(
                                whiteMen & beforeThreeSteps(whiteGoals, black, empty, -1),
                                blackMen & beforeThreeSteps(blackGoals, white, empty, 1));
    }

    private static long beforeTwoSteps(long goals, long opponent, long empty, int forward) {
        return ahead(ahead(goals, -forward) & empty & ~near(opponent), -forward);
    }

    /** The opponent has one move more to approach the last square before promotion. */
    private static long beforeThreeSteps(long goals, long opponent, long empty, int forward) {
        long near = near(opponent);
        long last = ahead(goals, -forward) & empty & ~near(near);
        return ahead(ahead(last, -forward) & empty & ~near, -forward);
    }

    private static long near(long pieces) {
        return pieces | ahead(pieces, 1) | ahead(pieces, -1);
    }

    /**
     * For the side to move: whether an odd number of pieces stands on the files where its men
     * start.
     */
    private long opposition(long pieces, Zones zones) {
        return (bitCount(pieces & zones.start) & 1) != 0 ? opposition : -opposition;
    }

    private long kings(long white, long black, long empty) {
        return king * difference(white, black)
                + firstKing * (Long.signum(white) - Long.signum(black))
                + kingMobility * (reach(white, empty) - reach(black, empty))
                + kingDiagonal * difference(white & WHITE.diagonal, black & BLACK.diagonal);
    }

    private static int reach(long kings, long empty) {
        return kings == 0
                ? 0
                : bitCount(reach(kings, empty, SHORT))
                        + bitCount(reach(kings, empty, LONG))
                        + bitCount(reach(kings, empty, -SHORT))
                        + bitCount(reach(kings, empty, -LONG));
    }

    /**
     * Doubles the distance in each step: 1, 2, 4, and 8 squares on boards that are large enough.
     */
    private static long reach(long kings, long empty, int direction) {
        long reached = rotateLeft(kings, direction) & empty;
        if (!FLYING) {
            return reached;
        }
        reached |= empty & rotateLeft(reached, direction);
        long pairs = empty & rotateLeft(empty, direction);
        reached |= pairs & rotateLeft(reached, 2 * direction);
        long fours = pairs & rotateLeft(pairs, 2 * direction);
        reached |= fours & rotateLeft(reached, 4 * direction);
        long eights = fours & rotateLeft(fours, 4 * direction);
        return LARGE ? reached | (eights & rotateLeft(reached, 8 * direction)) : reached;
    }
}

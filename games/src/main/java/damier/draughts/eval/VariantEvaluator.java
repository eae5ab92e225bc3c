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
import damier.weights.PatternNet;

import org.jspecify.annotations.Nullable;

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

    private static final KingEndings KING_ENDINGS = new KingEndings(VARIANT.board());
    private static final FlyingKingEndings FLYING_KING_ENDINGS =
            new FlyingKingEndings(VARIANT.board());
    private static final Areas AREAS = new Areas(VARIANT.board());
    private static final int AREA_COUNT = AREAS.count();
    private static final long[] LANES = AREAS.lanes();
    private static final int FIRST_PAIR = AREAS.shift(0);
    private static final int SECOND_PAIR = AREAS.shift(1);
    private static final int THIRD_PAIR = AREAS.shift(2);
    private static final int TURN = AREAS.turn();

    /** The sum of the bits of a square and of the same square on the rotated board. */
    private static final int TURNED_BITS = TURN + Long.SIZE - 1;

    private final DraughtsWeights weights;
    private final int[] patterns;
    private final int[] kingSquares;
    private final long[] packedWeights;

    /** The hidden layer; absent if there is none. */
    private final @Nullable AreaNet net;

    VariantEvaluator() {
        this(SPEC.weights());
    }

    private VariantEvaluator(DraughtsWeights weights) {
        this.weights = weights;
        patterns = weights.patterns();
        kingSquares = weights.kings();
        packedWeights = weights.packed();
        PatternNet layer = weights.net();
        net = layer == null ? null : AreaNet.of(VARIANT.board(), layer, PHASES);
    }

    private long weight(EvalFeature feature) {
        return feature.of(packedWeights);
    }

    private static int opening(long packed) {
        return (int) packed;
    }

    private static int endgame(long packed) {
        return (int) ((packed - opening(packed)) >> Integer.SIZE);
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
        int score = score(white, black, at.kings(), whiteMoves);
        if (DRAWISH && at.kings() != 0) {
            score /= drawishness(score > 0 ? white : black, score > 0 ? black : white, at.kings());
        }
        // Rounds towards zero, so that the evaluation is symmetric.
        score /= PHASES * UNIT;
        if ((white | black) == at.kings()) {
            score += progress(white, black) - progress(black, white);
        }
        return whiteMoves ? score : -score;
    }

    /**
     * White's score before its reduction, times the number of phases, in the unit of the weights.
     */
    private int score(long white, long black, long kings, boolean whiteMoves) {
        int score = blend(sum(white, black, kings, whiteMoves), white | black);
        return score + PHASES * net(white, black, kings, whiteMoves);
    }

    /** The output of the hidden layer for White. */
    private int net(long white, long black, long kings, boolean whiteMoves) {
        return net == null ? 0 : net.output(white, black, kings, whiteMoves, phase(white | black));
    }

    /** The progress of one side in an ending of kings. */
    private static int progress(long strong, long weak) {
        long kings = strong | weak;
        if (!FLYING) {
            return KingEndings.applies(strong, weak, kings) ? KING_ENDINGS.bonus(strong, weak) : 0;
        }
        return DRAWISH && FLYING_KING_ENDINGS.applies(strong, weak, kings)
                ? FLYING_KING_ENDINGS.bonus(strong, reach(weak, BOARD & ~kings))
                : 0;
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
        boolean whiteMoves = at.side() == Side.WHITE;
        long white = at.pieces(Side.WHITE);
        long black = at.pieces(Side.BLACK);
        int score = score(white, black, at.kings(), whiteMoves);
        Side leader = score > 0 ? Side.WHITE : Side.BLACK;
        double divisor = PHASES * UNIT * drawishness(at, leader);
        List<Feature> features = new ArrayList<>();
        for (EvalFeature feature : weights.features().keySet()) {
            int value = with(DraughtsWeights.only(feature)).openingSum(at);
            double weight = blend(weight(feature), pieces) / divisor;
            features.add(new Feature(feature.title(), value, weight, value * weight));
        }
        long formations = patterns(at.men(Side.WHITE), at.men(Side.BLACK));
        features.add(feature("formations", blend(formations, pieces), divisor));
        long squares = kingSquares(white & at.kings(), black & at.kings());
        features.add(feature("king-squares", blend(squares, pieces), divisor));
        if (net != null) {
            features.add(
                    feature(
                            "hidden-layer",
                            PHASES * net(white, black, at.kings(), whiteMoves),
                            divisor));
        }
        if (pieces == at.kings()) {
            int progress = progress(white, black) - progress(black, white);
            features.add(new Feature("king-ending", progress, 1, progress));
        }
        return features;
    }

    /** A sum of weights as a feature that counts centimen. */
    private static Feature feature(String name, int sum, double divisor) {
        double value = sum / (double) (PHASES * UNIT);
        double weight = PHASES * UNIT / divisor;
        return new Feature(name, value, weight, value * weight);
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
        long attackedWhite = attacked(black, kings, empty, 1);
        long attackedBlack = attacked(white, kings, empty, -1);
        long sum =
                (whiteMoves ? weight(EvalFeature.MOVE) : -weight(EvalFeature.MOVE))
                        + men(whiteMen, blackMen)
                        + patterns(whiteMen, blackMen)
                        + steps(whiteMen, blackMen, white, black, attackedWhite, attackedBlack)
                        + weight(EvalFeature.CAPTURES)
                                * difference(black & attackedBlack, white & attackedWhite);
        if (((whiteMen & WHITE.late) | (blackMen & BLACK.late)) != 0) {
            sum += runaways(white, black, kings, empty);
        }
        if (!FLYING && bitCount(white) == bitCount(black)) {
            sum +=
                    whiteMoves
                            ? opposition(white | black, WHITE)
                            : -opposition(white | black, BLACK);
        }
        return kings == 0
                ? sum
                : sum + kings(white & kings, black & kings, empty, attackedWhite, attackedBlack);
    }

    private static int difference(long white, long black) {
        return bitCount(white) - bitCount(black);
    }

    private long men(long white, long black) {
        return weight(EvalFeature.MAN) * difference(white, black)
                + weight(EvalFeature.TEMPO) * (ranks(white, WHITE) - ranks(black, BLACK))
                + weight(EvalFeature.IMBALANCE) * (lean(white, WHITE) - lean(black, BLACK));
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

    /**
     * The patterns of the areas at Black's back row, and those of the areas at White's on the
     * rotated board with colours swapped; 0 if only one feature is counted.
     */
    private long patterns(long white, long black) {
        if (patterns.length == 0) {
            return 0;
        }
        long turnedWhite = Areas.turned(black, TURN);
        long turnedBlack = Areas.turned(white, TURN);
        long part = part(white, black);
        long pair = Areas.pair(LANES, white, black, THIRD_PAIR);
        long turnedPart = part(turnedWhite, turnedBlack);
        long turnedPair = Areas.pair(LANES, turnedWhite, turnedBlack, THIRD_PAIR);
        int opening = 0;
        int endgame = 0;
        for (int area = 0; area < AREA_COUNT; area++) {
            int table = area * Areas.PATTERNS;
            int here = patterns[table + Areas.pattern(part, pair, area)];
            int there = patterns[table + Areas.pattern(turnedPart, turnedPair, area)];
            opening += DraughtsWeights.opening(here) - DraughtsWeights.opening(there);
            endgame += DraughtsWeights.endgame(here) - DraughtsWeights.endgame(there);
        }
        return DraughtsWeights.pack(opening, endgame);
    }

    private static long part(long white, long black) {
        return Areas.part(
                Areas.pair(LANES, white, black, FIRST_PAIR),
                Areas.pair(LANES, white, black, SECOND_PAIR));
    }

    /** The squares one step ahead. */
    private static long ahead(long squares, int forward) {
        return rotateLeft(squares, SHORT * forward) | rotateLeft(squares, LONG * forward);
    }

    private long steps(
            long whiteMen,
            long blackMen,
            long white,
            long black,
            long attackedWhite,
            long attackedBlack) {
        long empty = BOARD & ~(white | black);
        long whiteStuck = whiteMen & ~ahead(empty, 1);
        long blackStuck = blackMen & ~ahead(empty, -1);
        return weight(EvalFeature.MOBILITY)
                        * (steps(whiteMen, empty, -1) - steps(blackMen, empty, 1))
                + weight(EvalFeature.SAFE_MOBILITY)
                        * (safeSteps(whiteMen, black, empty & ~attackedWhite, -1)
                                - safeSteps(blackMen, white, empty & ~attackedBlack, 1))
                + weight(EvalFeature.BLOCKED) * difference(whiteStuck, blackStuck)
                + weight(EvalFeature.LOCKED_EDGE)
                        * difference(whiteStuck & WHITE.edge, blackStuck & BLACK.edge);
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
        return weight(EvalFeature.RUNAWAY_1)
                        * difference(
                                whiteMen & ahead(whiteGoals, 1), blackMen & ahead(blackGoals, -1))
                + weight(EvalFeature.RUNAWAY_2)
                        * difference(
                                whiteMen & beforeTwoSteps(whiteGoals, black, empty, -1),
                                blackMen & beforeTwoSteps(blackGoals, white, empty, 1))
                + weight(EvalFeature.RUNAWAY_3)
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
        return (bitCount(pieces & zones.start) & 1) != 0
                ? weight(EvalFeature.OPPOSITION)
                : -weight(EvalFeature.OPPOSITION);
    }

    private long kings(long white, long black, long empty, long attackedWhite, long attackedBlack) {
        long whiteReach = reach(white, empty);
        long blackReach = reach(black, empty);
        return weight(EvalFeature.KING) * difference(white, black)
                + weight(EvalFeature.FIRST_KING) * (Long.signum(white) - Long.signum(black))
                + weight(EvalFeature.KING_MOBILITY) * difference(whiteReach, blackReach)
                + weight(EvalFeature.SAFE_KING_MOBILITY)
                        * difference(whiteReach & ~attackedWhite, blackReach & ~attackedBlack)
                + kingSquares(white, black);
    }

    private long kingSquares(long white, long black) {
        if (kingSquares.length == 0) {
            return 0;
        }
        int opening = 0;
        int endgame = 0;
        for (long left = white; left != 0; left &= left - 1) {
            int weight = kingSquares[Long.numberOfTrailingZeros(left)];
            opening += DraughtsWeights.opening(weight);
            endgame += DraughtsWeights.endgame(weight);
        }
        for (long left = black; left != 0; left &= left - 1) {
            int weight = kingSquares[TURNED_BITS - Long.numberOfTrailingZeros(left)];
            opening -= DraughtsWeights.opening(weight);
            endgame -= DraughtsWeights.endgame(weight);
        }
        return DraughtsWeights.pack(opening, endgame);
    }

    /** The squares that kings can move to. */
    private static long reach(long kings, long empty) {
        return kings == 0
                ? 0
                : reach(kings, empty, SHORT)
                        | reach(kings, empty, LONG)
                        | reach(kings, empty, -SHORT)
                        | reach(kings, empty, -LONG);
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

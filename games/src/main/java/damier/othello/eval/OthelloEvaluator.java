package damier.othello.eval;

import static java.lang.Long.bitCount;

import damier.core.Evaluator;
import damier.core.Side;
import damier.othello.Mobility;
import damier.othello.OthelloPosition;
import damier.othello.OthelloSquares;
import damier.othello.Symmetries;
import damier.weights.BaseThree;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Evaluates a position as the expected final disc difference, in hundredths of a disc: the sum of
 * the weights of a few named features and of the patterns of all shapes in all their placements.
 * The weights depend on the number of empty squares.
 */
public final class OthelloEvaluator implements Evaluator<OthelloPosition> {
    private static final int MAX_SCORE = 6_400;
    private static final int INTERPOLATED_UNIT =
            OthelloWeights.UNIT * OthelloWeights.DISCS_PER_STAGE;

    /** For up to ten squares as bits: the number with these digits in base three. */
    private static final int[] ONES = BaseThree.ones(10);

    private static final int ANGLES = OthelloPatterns.first(Shape.ANGLE);
    private static final int EDGES = OthelloPatterns.first(Shape.EDGE);
    private static final int BLOCKS = OthelloPatterns.first(Shape.BLOCK);
    private static final int ROWS_2 = OthelloPatterns.first(Shape.ROW_2);
    private static final int ROWS_3 = OthelloPatterns.first(Shape.ROW_3);
    private static final int ROWS_4 = OthelloPatterns.first(Shape.ROW_4);
    private static final int DIAGONALS_8 = OthelloPatterns.first(Shape.DIAGONAL_8);
    private static final int DIAGONALS_7 = OthelloPatterns.first(Shape.DIAGONAL_7);
    private static final int DIAGONALS_6 = OthelloPatterns.first(Shape.DIAGONAL_6);
    private static final int DIAGONALS_5 = OthelloPatterns.first(Shape.DIAGONAL_5);
    private static final int DIAGONALS_4 = OthelloPatterns.first(Shape.DIAGONAL_4);

    private final OthelloWeights weights;

    /** The evaluator with the built-in weights. */
    public OthelloEvaluator() {
        this(OthelloWeights.standard());
    }

    /**
     * The evaluator with other weights.
     *
     * @param file the name of the weights in messages
     * @param content in the format of the built-in file
     */
    public OthelloEvaluator(String file, byte[] content) {
        this(OthelloWeights.parse(file, content));
    }

    private OthelloEvaluator(OthelloWeights weights) {
        this.weights = weights;
    }

    @Override
    public int evaluate(OthelloPosition at) {
        return evaluate(at.own(), at.opponent(), at.moves());
    }

    /**
     * The score for the side to move.
     *
     * @param ownMoves its legal moves
     */
    public int evaluate(long own, long opponent, long ownMoves) {
        int empties = bitCount(~(own | opponent));
        int stage = OthelloWeights.stage(empties);
        long sums = patterns(own, opponent, weights.patterns(stage));
        int named = named(own, opponent, ownMoves, empties, weights.named(empties));
        int sum = named * OthelloWeights.DISCS_PER_STAGE + interpolated(sums, empties, stage);
        return Math.clamp(sum / INTERPOLATED_UNIT, -MAX_SCORE, MAX_SCORE);
    }

    /** The sums of both stages, interpolated, in parts of {@link #INTERPOLATED_UNIT}. */
    private static int interpolated(long sums, int empties, int stage) {
        int early = (int) sums;
        int late = (int) ((sums - early) >> Integer.SIZE);
        int discs = OthelloWeights.discs(empties) - stage * OthelloWeights.DISCS_PER_STAGE;
        return early * (OthelloWeights.DISCS_PER_STAGE - discs) + late * discs;
    }

    private static int named(long own, long opponent, long ownMoves, int empties, int[] weights) {
        return OthelloFeature.MOVE.of(weights)
                + OthelloFeature.PARITY.of(weights) * parity(empties)
                + OthelloFeature.MOVES.of(weights) * bitCount(ownMoves)
                + OthelloFeature.OPPONENT_MOVES.of(weights)
                        * bitCount(opponentMoves(own, opponent));
    }

    /** The value of a feature for the side to move. */
    static int value(OthelloFeature feature, OthelloPosition at) {
        return switch (feature) {
            case MOVE -> 1;
            case PARITY -> parity(bitCount(at.empties()));
            case MOVES -> bitCount(at.moves());
            case OPPONENT_MOVES -> bitCount(opponentMoves(at.own(), at.opponent()));
        };
    }

    private static long opponentMoves(long own, long opponent) {
        return Mobility.of(/* own= */ opponent, /* opponent= */ own);
    }

    private static int parity(int empties) {
        return (empties << 1 & 2) - 1;
    }

    /** The sum of the weights of all patterns at both stages, the later one in the upper half. */
    private static long patterns(long own, long opponent, int[] weights) {
        long quarter = Symmetries.rotated(own);
        long opponentQuarter = Symmetries.rotated(opponent);
        return ofSide(own, opponent, weights)
                + ofSide(quarter, opponentQuarter, weights)
                + ofSide(Long.reverse(own), Long.reverse(opponent), weights)
                + ofSide(Long.reverse(quarter), Long.reverse(opponentQuarter), weights)
                + pack(longDiagonal(own, opponent, weights))
                + pack(longDiagonal(quarter, opponentQuarter, weights));
    }

    /** The patterns of the shapes as they lie on this board; the long diagonal is left out. */
    private static long ofSide(long own, long opponent, int[] weights) {
        return pack(weights[pattern(Shape.corner(own), Shape.corner(opponent))])
                + pack(weights[ANGLES + pattern(Shape.angle(own), Shape.angle(opponent))])
                + pack(weights[EDGES + pattern(Shape.edge(own), Shape.edge(opponent))])
                + pack(weights[BLOCKS + pattern(Shape.block(own), Shape.block(opponent))])
                + rank(own, opponent, 1, weights, ROWS_2)
                + rank(own, opponent, 2, weights, ROWS_3)
                + rank(own, opponent, 3, weights, ROWS_4)
                + diagonal(own, opponent, 1, weights, DIAGONALS_7)
                + diagonal(own, opponent, 2, weights, DIAGONALS_6)
                + diagonal(own, opponent, 3, weights, DIAGONALS_5)
                + diagonal(own, opponent, 4, weights, DIAGONALS_4);
    }

    private static long rank(long own, long opponent, int rank, int[] weights, int first) {
        return pack(weights[first + pattern(Shape.rank(own, rank), Shape.rank(opponent, rank))]);
    }

    private static long diagonal(long own, long opponent, int file, int[] weights, int first) {
        int pattern = pattern(Shape.diagonal(own, file), Shape.diagonal(opponent, file));
        return pack(weights[first + pattern]);
    }

    private static int longDiagonal(long own, long opponent, int[] weights) {
        int pattern = pattern(Shape.diagonal(own, 0), Shape.diagonal(opponent, 0));
        return weights[DIAGONALS_8 + pattern];
    }

    /** The pattern of two sets of squares. */
    private static int pattern(int own, int opponent) {
        return ONES[own] + 2 * ONES[opponent];
    }

    /** The two halves of a weight as the halves of a sum. */
    private static long pack(int weight) {
        return ((long) (weight >> Short.SIZE) << Integer.SIZE) + (short) weight;
    }

    @Override
    public int stage(OthelloPosition at) {
        return (OthelloSquares.COUNT - 1 - bitCount(at.empties())) * STAGES / OthelloSquares.COUNT;
    }

    @Override
    public List<Feature> features(OthelloPosition at) {
        int sign = at.side() == Side.WHITE ? 1 : -1;
        int empties = bitCount(at.empties());
        List<Feature> features = new ArrayList<>();
        for (OthelloFeature feature : OthelloFeature.values()) {
            int value = sign * value(feature, at);
            double weight = (double) feature.of(weights.named(empties)) / OthelloWeights.UNIT;
            features.add(new Feature(feature.title(), value, weight, value * weight));
        }
        int stage = OthelloWeights.stage(empties);
        Map<Shape, Long> sums = new EnumMap<>(Shape.class);
        OthelloPatterns.forEach(
                at.own(),
                at.opponent(),
                (shape, pattern) ->
                        sums.merge(shape, pack(weights.patterns(stage)[pattern]), Long::sum));
        for (Shape shape : Shape.values()) {
            int units = interpolated(sums.getOrDefault(shape, 0L), empties, stage);
            double sum = (double) sign * units / INTERPOLATED_UNIT;
            features.add(new Feature(shape.title(), sum, 1, sum));
        }
        return features;
    }
}

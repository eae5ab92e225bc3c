package damier.othello.eval;

import static java.lang.Long.bitCount;

import damier.core.Evaluator;
import damier.core.Side;
import damier.othello.Mobility;
import damier.othello.OthelloPosition;
import damier.othello.OthelloSquares;
import damier.othello.Symmetries;
import damier.weights.BaseThree;
import damier.weights.PatternNet;

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
    private static final int QUARTER_TURNS = 4;
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
    private final long[] vectors;

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
        vectors = weights.vectors();
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
        int score = unrounded(own, opponent, ownMoves) / INTERPOLATED_UNIT;
        return Math.clamp(score, -MAX_SCORE, MAX_SCORE);
    }

    /**
     * The score in parts of {@link #INTERPOLATED_UNIT}. It is one long method so that all sums stay
     * in registers and each pattern is found once.
     */
    private int unrounded(long own, long opponent, long ownMoves) {
        int empties = bitCount(~(own | opponent));
        int[] values = weights.patterns(OthelloWeights.stage(empties));
        long[] starts = weights.starts(empties);
        long quarter = Symmetries.rotated(own);
        long opponentQuarter = Symmetries.rotated(opponent);
        int diagonal = diagonal(own, opponent, 0, DIAGONALS_8);
        int otherDiagonal = diagonal(quarter, opponentQuarter, 0, DIAGONALS_8);
        long sum = pack(values[diagonal]) + pack(values[otherDiagonal]);
        long own0 = starts[0] + vector(diagonal, 0) + vector(otherDiagonal, 0);
        long own1 = starts[1] + vector(diagonal, 1) + vector(otherDiagonal, 1);
        long other0 = starts[2] + vector(diagonal, 2) + vector(otherDiagonal, 2);
        long other1 = starts[3] + vector(diagonal, 3) + vector(otherDiagonal, 3);
        long mine = own;
        long theirs = opponent;
        for (int turn = 0; turn < QUARTER_TURNS; turn++) {
            int corner = pattern(Shape.corner(mine), Shape.corner(theirs));
            int angle = ANGLES + pattern(Shape.angle(mine), Shape.angle(theirs));
            int edge = EDGES + pattern(Shape.edge(mine), Shape.edge(theirs));
            int block = BLOCKS + pattern(Shape.block(mine), Shape.block(theirs));
            int row2 = rank(mine, theirs, 1, ROWS_2);
            int row3 = rank(mine, theirs, 2, ROWS_3);
            int row4 = rank(mine, theirs, 3, ROWS_4);
            int diagonal7 = diagonal(mine, theirs, 1, DIAGONALS_7);
            int diagonal6 = diagonal(mine, theirs, 2, DIAGONALS_6);
            int diagonal5 = diagonal(mine, theirs, 3, DIAGONALS_5);
            int diagonal4 = diagonal(mine, theirs, 4, DIAGONALS_4);
            sum +=
                    pack(values[corner])
                            + pack(values[angle])
                            + pack(values[edge])
                            + pack(values[block])
                            + pack(values[row2])
                            + pack(values[row3])
                            + pack(values[row4])
                            + pack(values[diagonal7])
                            + pack(values[diagonal6])
                            + pack(values[diagonal5])
                            + pack(values[diagonal4]);
            own0 +=
                    vector(corner, 0)
                            + vector(angle, 0)
                            + vector(edge, 0)
                            + vector(block, 0)
                            + vector(row2, 0)
                            + vector(row3, 0)
                            + vector(row4, 0)
                            + vector(diagonal7, 0)
                            + vector(diagonal6, 0)
                            + vector(diagonal5, 0)
                            + vector(diagonal4, 0);
            own1 +=
                    vector(corner, 1)
                            + vector(angle, 1)
                            + vector(edge, 1)
                            + vector(block, 1)
                            + vector(row2, 1)
                            + vector(row3, 1)
                            + vector(row4, 1)
                            + vector(diagonal7, 1)
                            + vector(diagonal6, 1)
                            + vector(diagonal5, 1)
                            + vector(diagonal4, 1);
            other0 +=
                    vector(corner, 2)
                            + vector(angle, 2)
                            + vector(edge, 2)
                            + vector(block, 2)
                            + vector(row2, 2)
                            + vector(row3, 2)
                            + vector(row4, 2)
                            + vector(diagonal7, 2)
                            + vector(diagonal6, 2)
                            + vector(diagonal5, 2)
                            + vector(diagonal4, 2);
            other1 +=
                    vector(corner, 3)
                            + vector(angle, 3)
                            + vector(edge, 3)
                            + vector(block, 3)
                            + vector(row2, 3)
                            + vector(row3, 3)
                            + vector(row4, 3)
                            + vector(diagonal7, 3)
                            + vector(diagonal6, 3)
                            + vector(diagonal5, 3)
                            + vector(diagonal4, 3);
            mine = Symmetries.rotated(mine);
            theirs = Symmetries.rotated(theirs);
        }
        int layer = PatternNet.output(own0, own1, other0, other1, weights.outputs(empties));
        int named = named(own, opponent, ownMoves, empties, weights.named(empties));
        return (named + layer) * OthelloWeights.DISCS_PER_STAGE + interpolated(sum, empties);
    }

    /** A quarter of the vector of a pattern. */
    private long vector(int pattern, int quarter) {
        return vectors[pattern * PatternNet.LONGS + quarter];
    }

    private static int rank(long own, long opponent, int rank, int first) {
        return first + pattern(Shape.rank(own, rank), Shape.rank(opponent, rank));
    }

    private static int diagonal(long own, long opponent, int file, int first) {
        return first + pattern(Shape.diagonal(own, file), Shape.diagonal(opponent, file));
    }

    /** The pattern of two sets of squares. */
    private static int pattern(int own, int opponent) {
        return ONES[own] + 2 * ONES[opponent];
    }

    /** The two halves of a weight as the halves of a sum. */
    private static long pack(int weight) {
        return ((long) (weight >> Short.SIZE) << Integer.SIZE) + (short) weight;
    }

    /** The sums of both stages, interpolated, in parts of {@link #INTERPOLATED_UNIT}. */
    private static int interpolated(long sums, int empties) {
        int early = (int) sums;
        int late = (int) ((sums - early) >> Integer.SIZE);
        int discs =
                OthelloWeights.discs(empties)
                        - OthelloWeights.stage(empties) * OthelloWeights.DISCS_PER_STAGE;
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
        Map<Shape, Long> sums = new EnumMap<>(Shape.class);
        int[] values = weights.patterns(OthelloWeights.stage(empties));
        OthelloPatterns.forEach(
                at.own(),
                at.opponent(),
                (shape, pattern) -> sums.merge(shape, pack(values[pattern]), Long::sum));
        double score = (double) unrounded(at.own(), at.opponent(), at.moves()) / INTERPOLATED_UNIT;
        for (Shape shape : Shape.values()) {
            int units = interpolated(sums.getOrDefault(shape, 0L), empties);
            double sum = (double) sign * units / INTERPOLATED_UNIT;
            features.add(new Feature(shape.title(), sum, 1, sum));
        }
        double others = features.stream().mapToDouble(Feature::contribution).sum();
        double layer = sign * score - others;
        features.add(new Feature("hidden-layer", layer, 1, layer));
        return features;
    }
}

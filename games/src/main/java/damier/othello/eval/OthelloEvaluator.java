package damier.othello.eval;

import static java.lang.Long.bitCount;

import damier.core.Evaluator;
import damier.core.Side;
import damier.othello.Mobility;
import damier.othello.OthelloPosition;
import damier.othello.OthelloSquares;
import damier.weights.WeightFile;

import java.util.ArrayList;
import java.util.List;

/**
 * Evaluates a position as the expected final disc difference, in hundredths of a disc: the
 * difference of both sides' count of each {@link OthelloFeature}, times a weight that depends on
 * the number of empties.
 */
public final class OthelloEvaluator implements Evaluator<OthelloPosition> {
    /**
     * The numbers of empties for which the file has weights; weights between them are interpolated.
     */
    private static final int[] STAGE_EMPTIES = {54, 46, 38, 30, 22, 14, 6};

    /** The scale of weights: hundredths of a hundredth of a disc. */
    private static final int UNIT = 100;

    private static final String FILE = "othello.weights";
    private static final int MAX_SCORE = 6_400;

    /** The length of {@link #weights}, a power of two. */
    private static final int ROWS = 64;

    private static final long CORNERS = 0x8100000000000081L;
    private static final long A_SQUARES = 0x2400810000810024L;
    private static final long B_SQUARES = 0x1800008181000018L;
    private static final long CENTRE = 0x00003C3C3C3C0000L;
    private static final long FILE_A = 0x0101010101010101L;
    private static final long FILE_H = FILE_A << 7;

    /**
     * Factors that give a share in thousandths, by the number of moves of both sides; the divisor
     * is that number plus two.
     */
    private static final int[] SHARES = shares();

    /** By number of empties, then by ordinal of the feature. */
    private final int[][] weights = new int[ROWS][OthelloFeature.values().length];

    /** The evaluator with the built-in weights. */
    public OthelloEvaluator() {
        this(FILE, WeightFile.resource(OthelloEvaluator.class, FILE));
    }

    /**
     * The evaluator with other weights.
     *
     * @param file the name of the weights in messages
     * @param content in the format of the built-in file
     */
    public OthelloEvaluator(String file, byte[] content) {
        this(
                WeightFile.parse(
                                file,
                                content,
                                new WeightFile.Layout(
                                        OthelloFeature.names(), STAGE_EMPTIES.length, 0))
                        .named());
    }

    private OthelloEvaluator(double[][] stageWeights) {
        for (int empties = 0; empties < ROWS; empties++) {
            for (int feature = 0; feature < stageWeights.length; feature++) {
                double weight = between(stageWeights[feature], empties);
                weights[empties][feature] = (int) Math.round(weight * UNIT);
            }
        }
    }

    private static double between(double[] stageWeights, int empties) {
        int later = 1;
        while (later < STAGE_EMPTIES.length - 1 && STAGE_EMPTIES[later] > empties) {
            later++;
        }
        int earlier = later - 1;
        double part =
                (double) (empties - STAGE_EMPTIES[later])
                        / (STAGE_EMPTIES[earlier] - STAGE_EMPTIES[later]);
        double clamped = Math.clamp(part, 0, 1);
        return clamped * stageWeights[earlier] + (1 - clamped) * stageWeights[later];
    }

    private static int[] shares() {
        int[] shares = new int[2 * ROWS];
        for (int moves = 0; moves < shares.length; moves++) {
            shares[moves] = Math.round(1_000f / (moves + 2));
        }
        return shares;
    }

    @Override
    public int evaluate(OthelloPosition at) {
        long own = at.own();
        long opponent = at.opponent();
        int sum = sum(own, opponent, at.moves(), weights(~(own | opponent)));
        return Math.clamp(sum / UNIT, -MAX_SCORE, MAX_SCORE);
    }

    /** The weights by ordinal of the feature. */
    private int[] weights(long empty) {
        return weights[bitCount(empty) & (ROWS - 1)];
    }

    @Override
    public int stage(OthelloPosition at) {
        return (OthelloSquares.COUNT - 1 - bitCount(at.empties())) * STAGES / OthelloSquares.COUNT;
    }

    @Override
    public List<Feature> features(OthelloPosition at) {
        int sign = at.side() == Side.WHITE ? 1 : -1;
        List<Feature> features = new ArrayList<>();
        for (OthelloFeature feature : OthelloFeature.values()) {
            // The sum is linear: with a weight of 1 for this feature and 0 for the others, it is
            // the value of the feature.
            int[] only = new int[OthelloFeature.values().length];
            only[features.size()] = 1;
            int value = sign * sum(at.own(), at.opponent(), at.moves(), only);
            double weight = (double) feature.of(weights(at.empties())) / UNIT;
            features.add(new Feature(feature.title(), value, weight, value * weight));
        }
        return features;
    }

    /** The sum for the owner of {@code own}, who is to move. */
    private static int sum(long own, long opponent, long ownMoves, int[] weights) {
        long empty = ~(own | opponent);
        long opponentMoves = Mobility.of(/* own= */ opponent, /* opponent= */ own);
        int moves = bitCount(ownMoves);
        int replies = bitCount(opponentMoves);
        int cornersNow = bitCount(ownMoves & CORNERS);
        return OthelloFeature.MOVE.of(weights)
                + OthelloFeature.PARITY.of(weights) * ((bitCount(empty) << 1 & 2) - 1)
                + OthelloFeature.DISC.of(weights) * (bitCount(own) - bitCount(opponent))
                + OthelloFeature.MOBILITY.of(weights) * (moves - replies)
                + OthelloFeature.MOBILITY_SHARE.of(weights)
                        * (moves - replies)
                        * SHARES[(moves + replies) & 127]
                + OthelloFeature.CORNER_REACH.of(weights)
                        * (cornersNow - bitCount(opponentMoves & CORNERS))
                + OthelloFeature.CORNER_NOW.of(weights) * cornersNow
                + borders(own, opponent, empty, weights)
                + places(own, opponent, empty, weights);
    }

    private static int borders(long own, long opponent, long empty, int[] weights) {
        long nextToEmpty = around(empty);
        return OthelloFeature.POTENTIAL.of(weights)
                        * (bitCount(empty & around(opponent)) - bitCount(empty & around(own)))
                + OthelloFeature.FRONTIER.of(weights) * difference(own, opponent, nextToEmpty)
                + OthelloFeature.STABLE.of(weights) * Stability.difference(own, opponent);
    }

    private static int places(long own, long opponent, long empty, int[] weights) {
        long corners = empty & CORNERS;
        long beside = beside(corners);
        long cSquares = beside | corners << 8 | corners >>> 8;
        long xSquares = beside << 8 | beside >>> 8;
        return OthelloFeature.CORNER.of(weights) * difference(own, opponent, CORNERS)
                + OthelloFeature.C_SQUARE.of(weights) * difference(own, opponent, cSquares)
                + OthelloFeature.X_SQUARE.of(weights) * difference(own, opponent, xSquares)
                + OthelloFeature.A_SQUARE.of(weights) * difference(own, opponent, A_SQUARES)
                + OthelloFeature.B_SQUARE.of(weights) * difference(own, opponent, B_SQUARES)
                + OthelloFeature.CENTRE.of(weights) * difference(own, opponent, CENTRE);
    }

    private static int difference(long own, long opponent, long squares) {
        return bitCount(own & squares) - bitCount(opponent & squares);
    }

    private static long around(long squares) {
        long rank = squares | beside(squares);
        return rank | rank << 8 | rank >>> 8;
    }

    /** The squares to the left and right. */
    private static long beside(long squares) {
        return (squares & ~FILE_H) << 1 | (squares & ~FILE_A) >>> 1;
    }
}

package damier.draughts.eval;

import static java.lang.Long.bitCount;
import static java.lang.Long.numberOfTrailingZeros;

import damier.draughts.BoardGeometry;

/**
 * The progress of the side with more kings, where there are no men and kings move one step: a bonus
 * that increases along the way to the win. It helps to win endings beyond the endgame tables, such
 * as three kings against two, in which a win takes more moves than a search sees.
 *
 * <p>The defender is driven out of the middle and of the double corners towards the ends of the
 * longest diagonal, from the middle, and the kings close in. The lane of a square is its distance
 * from the diagonals between the double corners:
 *
 * <pre>
 *      0   1   2   3
 *    0   0   1   2
 *      0   0   1   2
 *    1   0   0   1
 *      1   0   0   1
 *    2   1   0   0
 *      2   1   0   0
 *    3   2   1   0
 * </pre>
 *
 * <p>Lanes and distances explain more than half of the variance of the distances in the tables. The
 * ratio of their weights is from a linear regression.
 */
final class KingEndings {
    private static final int LANE = 30;
    private static final int OWN_LANE = 15;
    private static final int DISTANCE = 30;

    private final int largestLane;
    private final int largestDistance;

    /** The lane of each square, by its bit. */
    private final int[] lanes = new int[Long.SIZE];

    /** The number of steps between two squares, by their bits: {@code from << 6 | to}. */
    private final byte[] distances = new byte[Long.SIZE * Long.SIZE];

    KingEndings(BoardGeometry geometry) {
        largestDistance = geometry.size() - 1;
        largestLane = largestDistance / 2;
        for (int from = 0; from < geometry.squareCount(); from++) {
            lanes[geometry.bit(from)] = lane(geometry, from);
            for (int to = 0; to < geometry.squareCount(); to++) {
                distances[geometry.bit(from) << 6 | geometry.bit(to)] =
                        (byte) distance(geometry, from, to);
            }
        }
    }

    private static int lane(BoardGeometry geometry, int square) {
        int column = geometry.column(square);
        int fromLeft = geometry.mirrored() ? geometry.size() - 1 - column : column;
        return Math.abs(geometry.row(square) - fromLeft) / 2;
    }

    private static int distance(BoardGeometry geometry, int from, int to) {
        return Math.max(
                Math.abs(geometry.row(from) - geometry.row(to)),
                Math.abs(geometry.column(from) - geometry.column(to)));
    }

    /** Whether there are only kings, and {@code strong} has more of them than {@code weak}. */
    static boolean applies(long strong, long weak, long kings) {
        return (strong | weak) == kings && weak != 0 && bitCount(strong) > bitCount(weak);
    }

    /** The largest possible bonus. */
    int largest() {
        return bonus(largestLane, 0, 0);
    }

    /**
     * The bonus of {@code strong} where {@link #applies} holds, in hundredths of a man; never
     * negative.
     */
    int bonus(long strong, long weak) {
        double pairs = bitCount(strong) * bitCount(weak);
        return bonus(
                (double) lanes(weak) / bitCount(weak),
                (double) lanes(strong) / bitCount(strong),
                distances(strong, weak) / pairs);
    }

    private int bonus(double lane, double ownLane, double distance) {
        return (int)
                (LANE * lane
                        + OWN_LANE * (largestLane - ownLane)
                        + DISTANCE * (largestDistance - distance));
    }

    private int lanes(long kings) {
        int sum = 0;
        for (long left = kings; left != 0; left &= left - 1) {
            sum += lanes[numberOfTrailingZeros(left)];
        }
        return sum;
    }

    private int distances(long strong, long weak) {
        int sum = 0;
        for (long left = strong; left != 0; left &= left - 1) {
            int from = numberOfTrailingZeros(left) << 6;
            for (long others = weak; others != 0; others &= others - 1) {
                sum += distances[from | numberOfTrailingZeros(others)];
            }
        }
        return sum;
    }
}

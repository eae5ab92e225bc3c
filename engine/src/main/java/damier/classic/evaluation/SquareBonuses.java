package damier.classic.evaluation;

import static java.lang.Long.numberOfTrailingZeros;

import damier.othello.OthelloSquares;

import java.util.Arrays;
import java.util.List;

/** The bonus of each square of an Othello board; the four quarters are mirror images. */
public final class SquareBonuses {
    /** The squares of a quarter: a1 to d1, a2 to d2, a3 to d3, a4 to d4. */
    public static final int QUARTER = 16;

    private final double[] bonuses = new double[OthelloSquares.COUNT];
    private final int[] squaresAbove = new int[OthelloSquares.COUNT];

    /**
     * @param quarter the bonuses of a1 to d1, a2 to d2, a3 to d3 and a4 to d4
     */
    public SquareBonuses(List<Double> quarter) {
        for (int square = 0; square < OthelloSquares.COUNT; square++) {
            int file = mirrored(OthelloSquares.file(square));
            int rank = mirrored(OthelloSquares.rank(square));
            bonuses[square] = quarter.get(4 * rank + file);
        }
        Arrays.setAll(squaresAbove, this::countAbove);
    }

    private static int mirrored(int fileOrRank) {
        return Math.min(fileOrRank, OthelloSquares.WIDTH - 1 - fileOrRank);
    }

    public double of(int square) {
        return bonuses[square];
    }

    public double sum(long squares) {
        double sum = 0;
        for (long left = squares; left != 0; left &= left - 1) {
            sum += bonuses[numberOfTrailingZeros(left)];
        }
        return sum;
    }

    /** The number of squares with a higher bonus than this one. */
    public int squaresAbove(int square) {
        return squaresAbove[square];
    }

    private int countAbove(int square) {
        return (int) Arrays.stream(bonuses).filter(bonus -> bonus > bonuses[square]).count();
    }

    /** The sum for a side that owns exactly the squares with a negative bonus. */
    public double smallestSum() {
        return Arrays.stream(bonuses).filter(bonus -> bonus < 0).sum();
    }
}

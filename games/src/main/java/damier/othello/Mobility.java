package damier.othello;

/**
 * The empty squares where a disc would flip others, computed in parallel.
 *
 * <p>Each direction starts with the opponent's discs next to own discs and follows the opponent's
 * discs by parallel prefix: one, two, four, six of them. To the east an addition does the same,
 * since its carry propagates along a rank.
 */
public final class Mobility {
    private Mobility() {}

    public static long of(long own, long opponent) {
        long inner = opponent & OthelloSquares.INNER_FILES;
        return (east(own, inner)
                        | west(own, inner)
                        | bothWays(own, opponent, 8)
                        | bothWays(own, inner, 7)
                        | bothWays(own, inner, 9))
                & ~(own | opponent);
    }

    /** The squares to the east, mixed with discs of {@code opponent}, which the caller removes. */
    private static long east(long own, long opponent) {
        return opponent + (own << 1 & opponent);
    }

    private static long west(long own, long opponent) {
        long pairs = opponent & opponent >>> 1;
        long run = opponent & own >>> 1;
        run |= opponent & run >>> 1;
        run |= pairs & run >>> 2;
        run |= pairs & run >>> 2;
        return run >>> 1;
    }

    private static long bothWays(long own, long opponent, int step) {
        int twoSteps = 2 * step;
        long pairsDown = opponent & opponent << step;
        long pairsUp = pairsDown >>> step;
        long down = opponent & own << step;
        long up = opponent & own >>> step;
        down |= opponent & down << step;
        up |= opponent & up >>> step;
        down |= pairsDown & down << twoSteps;
        up |= pairsUp & up >>> twoSteps;
        down |= pairsDown & down << twoSteps;
        up |= pairsUp & up >>> twoSteps;
        return down << step | up >>> step;
    }
}

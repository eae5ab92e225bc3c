package damier.othello;

/**
 * The discs that a move turns over, by one mask for each of the eight rays from its square.
 *
 * <p>The first square of a ray that is not the opponent's ends the run of discs to flip, if there
 * is a disc of one's own on it. On a ray towards higher squares it is the lowest bit, on one
 * towards lower squares the highest.
 */
public final class Flips {
    private static final int RAYS = 8;
    private static final int[] FILE_STEPS = {1, -1, 0, 1, -1, 1, 0, -1};
    private static final int[] RANK_STEPS = {0, 1, 1, 1, 0, -1, -1, -1};

    /** Eight masks for each square: four rays towards higher squares, then their opposites. */
    private static final long[] MASKS = masks();

    private Flips() {}

    /**
     * The opponent's discs that a disc on the empty {@code square} turns over; none where it is no
     * move.
     */
    public static long of(long own, long opponent, int square) {
        final long[] masks = MASKS;
        int first = (square & 63) * RAYS;
        return opponent
                & (higher(own, opponent, masks[first])
                        | higher(own, opponent, masks[first + 1])
                        | higher(own, opponent, masks[first + 2])
                        | higher(own, opponent, masks[first + 3])
                        | lower(own, opponent, masks[first + 4])
                        | lower(own, opponent, masks[first + 5])
                        | lower(own, opponent, masks[first + 6])
                        | lower(own, opponent, masks[first + 7]));
    }

    private static long higher(long own, long opponent, long ray) {
        long ends = ray & ~opponent;
        // Negative where no own disc ends the run, which clears the whole ray.
        long below = (ends & -ends & own) - 1;
        return ray & below & ~(below >> 63);
    }

    /**
     * With the own disc that ends the run. A ray without an end asks for bit 63, which is on no
     * such ray.
     */
    private static long lower(long own, long opponent, long ray) {
        long ends = ray & ~opponent;
        return ray & -(Long.MIN_VALUE >>> Long.numberOfLeadingZeros(ends) & own);
    }

    private static long[] masks() {
        long[] masks = new long[Squares.COUNT * RAYS];
        for (int index = 0; index < masks.length; index++) {
            masks[index] = ray(index / RAYS, FILE_STEPS[index % RAYS], RANK_STEPS[index % RAYS]);
        }
        return masks;
    }

    private static long ray(int square, int fileStep, int rankStep) {
        long ray = 0;
        int file = Squares.file(square) + fileStep;
        int rank = Squares.rank(square) + rankStep;
        while (file >= 0 && file < Squares.WIDTH && rank >= 0 && rank < Squares.WIDTH) {
            ray |= Squares.bit(Squares.WIDTH * rank + file);
            file += fileStep;
            rank += rankStep;
        }
        return ray;
    }
}

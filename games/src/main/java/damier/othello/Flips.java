package damier.othello;

/**
 * The discs that a move flips.
 *
 * <p>The first square of a ray that is not the opponent's ends the run of discs to flip, if it has
 * a disc of the side to move. On a ray towards lower squares it is the highest bit, which a count
 * of leading zeros finds. The rays south are rays north on the mirrored board; on the ray east a
 * carry propagates along the rank.
 */
public final class Flips {
    private static final int RAYS = 4;
    private static final int[] FILE_STEPS = {-1, -1, 0, 1};
    private static final int[] RANK_STEPS = {0, -1, -1, -1};

    /** Four masks for each square: the rays west, north-west, north and north-east. */
    private static final long[] MASKS = masks();

    /** Changes the index of a square's masks to that of the square mirrored north to south. */
    private static final int MIRROR = 56 * RAYS;

    private Flips() {}

    /**
     * The opponent's discs that a disc on the empty {@code square} flips; none if it is not a legal
     * move.
     */
    public static long of(long own, long opponent, int square) {
        final long[] masks = MASKS;
        int north = (square & 63) * RAYS;
        int south = north ^ MIRROR;
        long mirroredOwn = Long.reverseBytes(own);
        long mirroredOpponent = Long.reverseBytes(opponent);
        long flips =
                east(own, opponent & OthelloSquares.INNER_FILES, OthelloSquares.bit(square))
                        | lower(own, opponent, masks[north])
                        | lower(own, opponent, masks[north + 1])
                        | lower(own, opponent, masks[north + 2])
                        | lower(own, opponent, masks[north + 3])
                        | Long.reverseBytes(
                                lower(mirroredOwn, mirroredOpponent, masks[south + 1])
                                        | lower(mirroredOwn, mirroredOpponent, masks[south + 2])
                                        | lower(mirroredOwn, mirroredOpponent, masks[south + 3]));
        return opponent & flips;
    }

    /** The flipped discs and the own disc that ends the run. */
    private static long east(long own, long opponent, long square) {
        long carried = opponent + (square << 1);
        // Negative if no own disc ends the run.
        long end = (carried & own) - 1;
        return (carried ^ opponent) & ~(end >> 63);
    }

    /**
     * The flipped discs and the own disc that ends the run. For a ray without an end the shift
     * gives bit 63, which is on no such ray.
     */
    private static long lower(long own, long opponent, long ray) {
        long ends = ray & ~opponent;
        return ray & -(Long.MIN_VALUE >>> Long.numberOfLeadingZeros(ends) & own);
    }

    private static long[] masks() {
        long[] masks = new long[OthelloSquares.COUNT * RAYS];
        for (int index = 0; index < masks.length; index++) {
            masks[index] = ray(index / RAYS, FILE_STEPS[index % RAYS], RANK_STEPS[index % RAYS]);
        }
        return masks;
    }

    private static long ray(int square, int fileStep, int rankStep) {
        long ray = 0;
        int file = OthelloSquares.file(square) + fileStep;
        int rank = OthelloSquares.rank(square) + rankStep;
        while (file >= 0
                && file < OthelloSquares.WIDTH
                && rank >= 0
                && rank < OthelloSquares.WIDTH) {
            ray |= OthelloSquares.bit(OthelloSquares.WIDTH * rank + file);
            file += fileStep;
            rank += rankStep;
        }
        return ray;
    }
}

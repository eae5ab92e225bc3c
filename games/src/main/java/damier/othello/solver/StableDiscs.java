package damier.othello.solver;

/**
 * Finds stable discs, which can never be flipped. The test is cheap and does not find all of them.
 *
 * <p>A disc is stable if for each of the four lines through it, the line is full, or the disc is at
 * the border, or it is next to a stable disc of its own side. The rule is applied until no more
 * stable discs are found.
 */
final class StableDiscs {
    private static final long FILE_A = 0x0101010101010101L;
    private static final long FILE_H = FILE_A << 7;
    private static final long RANK_1 = 0xFFL;
    private static final long RANK_8 = RANK_1 << 56;
    private static final long SIDES = FILE_A | FILE_H;
    private static final long ENDS = RANK_1 | RANK_8;
    private static final long BORDER = SIDES | ENDS;

    // The squares from which one, two or four steps along a diagonal lead off the board.
    private static final long SOUTH_EAST_1 = FILE_H | RANK_8;
    private static final long SOUTH_EAST_2 = SOUTH_EAST_1 | FILE_H >>> 1 | RANK_8 >>> 8;
    private static final long SOUTH_EAST_4 = 0xF0F0F0F0F0F0F0F0L | 0xFFFFFFFF00000000L;
    private static final long NORTH_WEST_1 = FILE_A | RANK_1;
    private static final long NORTH_WEST_2 = NORTH_WEST_1 | FILE_A << 1 | RANK_1 << 8;
    private static final long NORTH_WEST_4 = 0x0F0F0F0F0F0F0F0FL | 0x00000000FFFFFFFFL;
    private static final long SOUTH_WEST_1 = FILE_A | RANK_8;
    private static final long SOUTH_WEST_2 = SOUTH_WEST_1 | FILE_A << 1 | RANK_8 >>> 8;
    private static final long SOUTH_WEST_4 = 0x0F0F0F0F0F0F0F0FL | 0xFFFFFFFF00000000L;
    private static final long NORTH_EAST_1 = FILE_H | RANK_1;
    private static final long NORTH_EAST_2 = NORTH_EAST_1 | FILE_H >>> 1 | RANK_1 << 8;
    private static final long NORTH_EAST_4 = 0xF0F0F0F0F0F0F0F0L | 0x00000000FFFFFFFFL;

    private StableDiscs() {}

    /** The number of stable discs of {@code own}. */
    static int count(long own, long opponent) {
        return Long.bitCount(of(own, opponent));
    }

    static long of(long own, long opponent) {
        long discs = own | opponent;
        long ranks = fullRanks(discs) | SIDES;
        long files = fullFiles(discs) | ENDS;
        long falling = fullFalling(discs) | BORDER;
        long rising = fullRising(discs) | BORDER;
        long stable = own & ranks & files & falling & rising;
        // Without an initial stable disc, such as a corner, the loop ends at once.
        while (true) {
            long alongRanks = (stable << 1 & ~FILE_A) | (stable >>> 1 & ~FILE_H) | ranks;
            long alongFiles = stable << 8 | stable >>> 8 | files;
            long alongFalling = (stable << 9 & ~FILE_A) | (stable >>> 9 & ~FILE_H) | falling;
            long alongRising = (stable << 7 & ~FILE_H) | (stable >>> 7 & ~FILE_A) | rising;
            long more = own & alongRanks & alongFiles & alongFalling & alongRising;
            if (more == stable) {
                return stable;
            }
            stable = more | stable;
        }
    }

    private static long fullRanks(long discs) {
        long full = discs & discs >>> 4;
        full &= full >>> 2;
        full &= full >>> 1;
        return (full & FILE_A) * 0xFF;
    }

    private static long fullFiles(long discs) {
        long full = discs & Long.rotateRight(discs, 8);
        full &= Long.rotateRight(full, 16);
        return full & Long.rotateRight(full, 32);
    }

    /**
     * The squares on full diagonals from north-west to south-east. Each step doubles the distance
     * that is covered in both directions; squares off the board count as full.
     */
    private static long fullFalling(long discs) {
        long full = discs & (discs >>> 9 | SOUTH_EAST_1) & (discs << 9 | NORTH_WEST_1);
        full &= (full >>> 18 | SOUTH_EAST_2) & (full << 18 | NORTH_WEST_2);
        return full & (full >>> 36 | SOUTH_EAST_4) & (full << 36 | NORTH_WEST_4);
    }

    private static long fullRising(long discs) {
        long full = discs & (discs >>> 7 | SOUTH_WEST_1) & (discs << 7 | NORTH_EAST_1);
        full &= (full >>> 14 | SOUTH_WEST_2) & (full << 14 | NORTH_EAST_2);
        return full & (full >>> 28 | SOUTH_WEST_4) & (full << 28 | NORTH_EAST_4);
    }
}

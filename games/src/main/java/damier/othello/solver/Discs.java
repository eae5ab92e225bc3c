package damier.othello.solver;

import static java.lang.Long.bitCount;

import damier.othello.OthelloSquares;

/** Masks and scores that several searches share. */
final class Discs {
    /** The highest score: one side has all discs. */
    static final int ALL = OthelloSquares.COUNT;

    static final long CORNERS = 0x8100000000000081L;

    /** The neighbours of each square. A legal move needs an opponent's disc on one of them. */
    static final long[] NEIGHBOURS = neighbours();

    /** The squares of a set of quadrants, indexed by its four bits. */
    static final long[] QUADRANTS = quadrants();

    private static final long FILE_A = 0x0101010101010101L;
    private static final long FILE_H = FILE_A << 7;

    private Discs() {}

    /** The final disc difference for {@code own}. Empty squares count for the winner. */
    static int finalScore(long own, long opponent) {
        int ownCount = bitCount(own);
        int opponentCount = bitCount(opponent);
        if (ownCount > opponentCount) {
            return ALL - 2 * opponentCount;
        }
        return ownCount < opponentCount ? 2 * ownCount - ALL : 0;
    }

    /** The quadrant of a square as one of four bits. */
    static int quadrant(int square) {
        return 1 << ((square >>> 2 & 1) | (square >>> 4 & 2));
    }

    /** Whether two squares are in the same quadrant. */
    static boolean inOneQuadrant(int first, int second) {
        return ((first ^ second) & 0x24) == 0;
    }

    /** The quadrants with an odd number of these squares, as four bits. */
    static int oddQuadrants(long squares) {
        int odd = 0;
        for (int quadrant = 0; quadrant < 4; quadrant++) {
            odd |= (bitCount(squares & QUADRANTS[1 << quadrant]) & 1) << quadrant;
        }
        return odd;
    }

    /** The squares and all their neighbours. */
    static long withNeighbours(long squares) {
        long rank = squares | (squares & ~FILE_H) << 1 | (squares & ~FILE_A) >>> 1;
        return rank | rank << 8 | rank >>> 8;
    }

    private static long[] neighbours() {
        long[] neighbours = new long[OthelloSquares.COUNT];
        for (int square = 0; square < OthelloSquares.COUNT; square++) {
            neighbours[square] =
                    withNeighbours(OthelloSquares.bit(square)) & ~OthelloSquares.bit(square);
        }
        return neighbours;
    }

    private static long[] quadrants() {
        long[] quadrants = new long[16];
        for (int set = 0; set < quadrants.length; set++) {
            for (int square = 0; square < OthelloSquares.COUNT; square++) {
                if ((set & quadrant(square)) != 0) {
                    quadrants[set] |= OthelloSquares.bit(square);
                }
            }
        }
        return quadrants;
    }
}

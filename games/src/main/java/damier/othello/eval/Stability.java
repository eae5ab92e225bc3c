package damier.othello.eval;

/**
 * The number of stable discs on the edges: those connected to a corner by discs of their side, and
 * all discs of a full edge.
 */
final class Stability {
    private static final int FULL = 0xFF;
    private static final long FILE_A = 0x0101010101010101L;

    /** The multiplier that gathers the bits of file a in the highest byte. */
    private static final long GATHER = 0x0102040810204080L;

    private static final long CORNERS = 0x8100000000000081L;

    /**
     * The stable discs of an edge without its corners, indexed by its discs of one side; then the
     * same for full edges.
     */
    private static final byte[] ON_EDGE = onEdge();

    private Stability() {}

    static int difference(long own, long opponent) {
        long discs = own | opponent;
        int north = fullEdge(rank1(discs));
        int south = fullEdge(rank8(discs));
        int west = fullEdge(fileA(discs));
        int east = fullEdge(fileA(discs >>> 7));
        return stable(own, north, south, west, east) - stable(opponent, north, south, west, east);
    }

    private static int stable(long discs, int north, int south, int west, int east) {
        return Long.bitCount(discs & CORNERS)
                + ON_EDGE[north | rank1(discs)]
                + ON_EDGE[south | rank8(discs)]
                + ON_EDGE[west | fileA(discs)]
                + ON_EDGE[east | fileA(discs >>> 7)];
    }

    private static int fullEdge(int edge) {
        return edge == FULL ? FULL + 1 : 0;
    }

    private static int rank1(long discs) {
        return (int) discs & FULL;
    }

    private static int rank8(long discs) {
        return (int) (discs >>> 56);
    }

    private static int fileA(long discs) {
        return (int) (((discs & FILE_A) * GATHER) >>> 56);
    }

    private static byte[] onEdge() {
        byte[] counts = new byte[2 * (FULL + 1)];
        for (int edge = 0; edge <= FULL; edge++) {
            int fromWest = edge & (Integer.lowestOneBit(~edge) - 1);
            int fromEast = edge & -(2 * Integer.highestOneBit(~edge & FULL));
            counts[edge] = (byte) Integer.bitCount((fromWest | fromEast) & 0x7E);
            counts[edge + FULL + 1] = (byte) Integer.bitCount(edge & 0x7E);
        }
        return counts;
    }
}

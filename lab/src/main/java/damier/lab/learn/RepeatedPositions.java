package damier.lab.learn;

/**
 * Limits how often a position is learned from: positions near the start would otherwise outweigh
 * all others. The counts are stored by a part of the key, so that a few positions share a count.
 */
final class RepeatedPositions {
    private static final int MAX_COPIES = 4;
    private static final int COUNTS = 1 << 26;

    private final byte[] counts = new byte[COUNTS];

    /** Counts a position, and returns whether it may be learned from. */
    boolean add(long key) {
        int at = (int) (key >>> 20) & (COUNTS - 1);
        if (counts[at] == MAX_COPIES) {
            return false;
        }
        counts[at]++;
        return true;
    }
}

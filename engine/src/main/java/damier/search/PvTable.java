package damier.search;

/** The principal variation from each ply of the current line. */
final class PvTable {
    private final long[][] lines;
    private final int[] lengths;

    PvTable(int plies) {
        lines = new long[plies + 2][plies + 2];
        lengths = new int[plies + 2];
    }

    void clear(int ply) {
        lengths[ply] = 0;
    }

    /** Sets the best line from {@code ply} to this move followed by the best line after it. */
    void extend(int ply, long move) {
        int rest = lengths[ply + 1];
        long[] line = lines[ply];
        line[0] = move;
        System.arraycopy(lines[ply + 1], 0, line, 1, rest);
        lengths[ply] = rest + 1;
    }

    /** A root move and the best line after it. */
    long[] after(long move) {
        long[] line = new long[lengths[1] + 1];
        line[0] = move;
        System.arraycopy(lines[1], 0, line, 1, lengths[1]);
        return line;
    }
}

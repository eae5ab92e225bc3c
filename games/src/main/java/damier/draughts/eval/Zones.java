package damier.draughts.eval;

import damier.core.Side;
import damier.draughts.BoardGeometry;

/**
 * Parts of the board as one side sees them: rank 0 is its back rank, and the corner at its file 0
 * and rank 0 is played on. So the zones of one side are those of the other, turned by 180°.
 *
 * @param late where a man is at most three steps from becoming a king
 * @param start the files that begin at the back rank
 * @param tempo1 the ranks whose number has bit 0 set; likewise the others
 * @param leftmost the outer half of {@code left}
 */
record Zones(
        long promotionRank,
        long back,
        long golden,
        long centre,
        long edge,
        long key,
        long far,
        long late,
        long diagonal,
        long start,
        long tempo1,
        long tempo2,
        long tempo4,
        long tempo8,
        long left,
        long leftmost,
        long rightmost) {

    private interface Zone {
        boolean contains(int rank, int file);
    }

    static Zones of(BoardGeometry board, Side side) {
        int last = board.size() - 1;
        int half = board.size() / 2;
        return new Zones(
                squares(board, side, (rank, file) -> rank == last),
                squares(board, side, (rank, file) -> rank == 0),
                squares(board, side, (rank, file) -> rank == 0 && isGolden(board, file)),
                squares(board, side, (rank, file) -> isMiddle(rank, half) && isInner(file, last)),
                squares(board, side, (rank, file) -> file == 0 || file == last),
                squares(board, side, (rank, file) -> isKey(rank, file, half)),
                squares(board, side, (rank, file) -> rank >= half),
                squares(board, side, (rank, file) -> rank >= last - 3 && rank < last),
                squares(board, side, (rank, file) -> rank == file),
                squares(board, side, (rank, file) -> file % 2 == 0),
                squares(board, side, (rank, file) -> (rank & 1) != 0),
                squares(board, side, (rank, file) -> (rank & 2) != 0),
                squares(board, side, (rank, file) -> (rank & 4) != 0),
                squares(board, side, (rank, file) -> (rank & 8) != 0),
                squares(board, side, (rank, file) -> file < half),
                squares(board, side, (rank, file) -> file < half / 2),
                squares(board, side, (rank, file) -> file > last - half / 2));
    }

    /** On the 10x10 board the middle of the back rank; on 8x8 boards the two men of the bridge. */
    private static boolean isGolden(BoardGeometry board, int file) {
        return board.size() == 10 ? file == 4 : file == 2 || file == 6;
    }

    private static boolean isMiddle(int rank, int half) {
        return rank == half - 1 || rank == half;
    }

    private static boolean isInner(int file, int last) {
        return file > 1 && file < last - 1;
    }

    /** 24 and 27 on the 10x10 board, c5 and f4 on 8x8 boards. */
    private static boolean isKey(int rank, int file, int half) {
        int lower = half == 5 ? 2 : 5;
        int upper = 2 * half - 1 - lower;
        return (rank == half - 1 && file == lower) || (rank == half && file == upper);
    }

    private static long squares(BoardGeometry board, Side side, Zone zone) {
        int last = board.size() - 1;
        long squares = 0;
        for (int square = 0; square < board.squareCount(); square++) {
            int row = board.row(square);
            int column = board.column(square);
            boolean turned = side == Side.BLACK;
            int rank = turned ? row : last - row;
            int file = turned != board.mirrored() ? last - column : column;
            if (zone.contains(rank, file)) {
                squares |= board.bitboard(square);
            }
        }
        return squares;
    }
}

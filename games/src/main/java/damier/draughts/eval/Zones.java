package damier.draughts.eval;

import damier.core.Side;
import damier.draughts.BoardGeometry;

/**
 * Zones of the board from one side's point of view: rank 0 is its back rank, and the corner at its
 * file 0 and rank 0 is playable. The zones of one side are those of the other, rotated by 180°.
 */
final class Zones {
    final long promotionRank;
    final long edge;

    /** Where a man is at most three steps from promotion. */
    final long late;

    final long diagonal;

    /** The diagonals on both sides of {@link #diagonal}. */
    final long besideDiagonal;

    /** The files that begin at the back rank. */
    final long start;

    /** The ranks whose number has bit 0 set; likewise the others. */
    final long tempo1;

    final long tempo2;
    final long tempo4;
    final long tempo8;
    final long left;

    /** The outer half of {@link #left}. */
    final long leftmost;

    final long rightmost;

    private interface Zone {
        boolean contains(int rank, int file);
    }

    Zones(BoardGeometry board, Side side) {
        int last = board.size() - 1;
        int half = board.size() / 2;
        promotionRank = squares(board, side, (rank, file) -> rank == last);
        edge = squares(board, side, (rank, file) -> file == 0 || file == last);
        late = squares(board, side, (rank, file) -> rank >= last - 3 && rank < last);
        diagonal = squares(board, side, (rank, file) -> rank == file);
        besideDiagonal = squares(board, side, (rank, file) -> Math.abs(rank - file) == 2);
        start = squares(board, side, (rank, file) -> file % 2 == 0);
        tempo1 = squares(board, side, (rank, file) -> (rank & 1) != 0);
        tempo2 = squares(board, side, (rank, file) -> (rank & 2) != 0);
        tempo4 = squares(board, side, (rank, file) -> (rank & 4) != 0);
        tempo8 = squares(board, side, (rank, file) -> (rank & 8) != 0);
        left = squares(board, side, (rank, file) -> file < half);
        leftmost = squares(board, side, (rank, file) -> file < half / 2);
        rightmost = squares(board, side, (rank, file) -> file > last - half / 2);
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

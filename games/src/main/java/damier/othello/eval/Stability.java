package damier.othello.eval;

/**
 * A lower bound of the discs that can never be flipped: those which in each of the four directions
 * are at the border or beside a stable disc of their own side, found from the corners on.
 */
final class Stability {
    private static final long CORNERS = 0x8100000000000081L;
    private static final long FILE_A = 0x0101010101010101L;
    private static final long FILE_H = FILE_A << 7;
    private static final long SIDES = FILE_A | FILE_H;
    private static final long ENDS = 0xFF000000000000FFL;
    private static final long BORDER = SIDES | ENDS;

    private Stability() {}

    static long of(long own) {
        long stable = own & CORNERS;
        long before = 0;
        while (stable != before) {
            before = stable;
            long east = (stable & ~FILE_H) << 1;
            long west = (stable & ~FILE_A) >>> 1;
            stable |=
                    own
                            & (SIDES | east | west)
                            & (ENDS | stable << 8 | stable >>> 8)
                            & (BORDER | east << 8 | west >>> 8)
                            & (BORDER | west << 8 | east >>> 8);
        }
        return stable;
    }
}

package damier.hexapawn;

import damier.core.Position;
import damier.core.Side;

/** Nine squares, a3 to c1, as bits: a3 is bit 0, c1 is bit 8. */
final class HexapawnPosition implements Position {
    int white = 0b111_000_000;
    int black = 0b000_000_111;
    boolean whiteToMove = true;

    int pawns(Side side) {
        return side == Side.WHITE ? white : black;
    }

    @Override
    public Side side() {
        return whiteToMove ? Side.WHITE : Side.BLACK;
    }

    @Override
    public long key() {
        long all = (white << 9 | black) * 2L + (whiteToMove ? 1 : 0);
        return all * 0x9E3779B97F4A7C15L;
    }
}

package damier.hexapawn;

import damier.core.BoardLayout;
import damier.core.GameBoard;
import damier.core.MovePath;
import damier.core.Piece;
import damier.core.Side;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Nine squares, all of them played on. */
final class HexapawnBoard implements GameBoard<HexapawnPosition> {
    private final HexapawnNotation notation = new HexapawnNotation();

    @Override
    public BoardLayout layout() {
        List<BoardLayout.Square> squares = new ArrayList<>();
        for (int square = 0; square < HexapawnRules.SQUARES; square++) {
            String name = notation.square(square);
            int file = square % HexapawnRules.SIZE;
            int rank = square / HexapawnRules.SIZE;
            squares.add(new BoardLayout.Square(square, name, name, file, rank));
        }
        return new BoardLayout(HexapawnRules.SIZE, false, squares);
    }

    @Override
    public long squares(HexapawnPosition at, Piece piece) {
        return piece.kind() == Piece.Kind.MAN ? at.pawns(piece.side()) : 0;
    }

    @Override
    public HexapawnPosition position(Side sideToMove, Map<Integer, Piece> pieces) {
        var position = new HexapawnPosition();
        position.white = 0;
        position.black = 0;
        position.whiteToMove = sideToMove == Side.WHITE;
        pieces.forEach(
                (square, piece) -> {
                    position.white |= piece.side() == Side.WHITE ? 1 << square : 0;
                    position.black |= piece.side() == Side.BLACK ? 1 << square : 0;
                });
        return position;
    }

    @Override
    public List<Piece> pieceSet() {
        return List.of(Piece.WHITE_MAN, Piece.BLACK_MAN);
    }

    @Override
    public boolean flips() {
        return false;
    }

    @Override
    public List<Long> sorted(HexapawnPosition at, long[] moves) {
        return Arrays.stream(moves).sorted().boxed().toList();
    }

    @Override
    public List<MovePath> paths(HexapawnPosition at, long move, int limit) {
        boolean captures = (at.pawns(at.side().opponent()) >> to(move) & 1) == 1;
        return List.of(
                new MovePath(
                        List.of(from(move), to(move)), captures ? List.of(to(move)) : List.of()));
    }

    @Override
    public int from(long move) {
        return HexapawnRules.from(move);
    }

    @Override
    public int to(long move) {
        return HexapawnRules.to(move);
    }
}

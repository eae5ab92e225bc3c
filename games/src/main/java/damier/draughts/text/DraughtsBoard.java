package damier.draughts.text;

import damier.core.BoardLayout;
import damier.core.BoardLayout.Square;
import damier.core.GameBoard;
import damier.core.MovePath;
import damier.core.Notation;
import damier.core.Piece;
import damier.core.Side;
import damier.draughts.Board;
import damier.draughts.CapturePaths;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The board of one variant. */
public final class DraughtsBoard implements GameBoard<DraughtsPosition> {
    private final Variant variant;
    private final Notation<DraughtsPosition> notation;
    private final MoveOrder order;
    private final BoardLayout layout;

    public DraughtsBoard(Variant variant, Notation<DraughtsPosition> notation) {
        this.variant = variant;
        this.notation = notation;
        order = new MoveOrder(variant);
        layout = layout(variant.board(), notation);
    }

    private static BoardLayout layout(Board board, Notation<DraughtsPosition> notation) {
        List<Square> squares = new ArrayList<>();
        for (int square = 0; square < board.squareCount(); square++) {
            int file = board.column(square);
            int rank = board.row(square);
            String coordinates = (char) ('a' + file) + Integer.toString(board.size() - rank);
            squares.add(new Square(square, notation.square(square), coordinates, file, rank));
        }
        return new BoardLayout(board.size(), true, squares);
    }

    @Override
    public BoardLayout layout() {
        return layout;
    }

    @Override
    public Map<Integer, Piece> pieces(DraughtsPosition at) {
        Map<Integer, Piece> pieces = new TreeMap<>();
        put(pieces, at.men(Side.WHITE), Piece.WHITE_MAN);
        put(pieces, at.kings(Side.WHITE), Piece.WHITE_KING);
        put(pieces, at.men(Side.BLACK), Piece.BLACK_MAN);
        put(pieces, at.kings(Side.BLACK), Piece.BLACK_KING);
        return pieces;
    }

    private void put(Map<Integer, Piece> pieces, long set, Piece piece) {
        for (long left = set; left != 0; left &= left - 1) {
            pieces.put(variant.board().square(Long.numberOfTrailingZeros(left)), piece);
        }
    }

    @Override
    public DraughtsPosition position(Side sideToMove, Map<Integer, Piece> pieces) {
        return notation.position(
                "%s:W%s:B%s"
                        .formatted(
                                sideToMove == Side.WHITE ? "W" : "B",
                                list(pieces, Side.WHITE),
                                list(pieces, Side.BLACK)));
    }

    private String list(Map<Integer, Piece> pieces, Side side) {
        List<String> squares = new ArrayList<>();
        pieces.forEach(
                (square, piece) -> {
                    if (piece.side() == side) {
                        String king = piece.isKing() ? "K" : "";
                        squares.add(king + notation.square(square));
                    }
                });
        return String.join(",", squares);
    }

    @Override
    public List<Piece> pieceSet() {
        return List.of(Piece.WHITE_MAN, Piece.WHITE_KING, Piece.BLACK_MAN, Piece.BLACK_KING);
    }

    @Override
    public boolean flips() {
        return false;
    }

    @Override
    public List<Long> sorted(DraughtsPosition at, long[] moves) {
        return order.sorted(at, moves);
    }

    @Override
    public List<MovePath> paths(DraughtsPosition at, long move, int limit) {
        return new CapturePaths(variant, at, move)
                .first(limit).stream()
                        .map(path -> new MovePath(path.squares(), path.captured()))
                        .toList();
    }

    @Override
    public int count(DraughtsPosition at, Side side) {
        return Long.bitCount(at.pieces(side));
    }
}

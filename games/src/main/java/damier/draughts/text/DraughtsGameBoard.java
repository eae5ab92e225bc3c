package damier.draughts.text;

import damier.core.BoardLayout;
import damier.core.BoardLayout.Square;
import damier.core.GameBoard;
import damier.core.MovePath;
import damier.core.Notation;
import damier.core.Piece;
import damier.core.Side;
import damier.draughts.BoardGeometry;
import damier.draughts.CapturePaths;
import damier.draughts.DraughtsPosition;
import damier.draughts.Moves;
import damier.draughts.Variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The board of one variant. */
public final class DraughtsGameBoard implements GameBoard<DraughtsPosition> {
    private final Variant variant;
    private final Notation<DraughtsPosition> notation;
    private final MoveSorter order;
    private final BoardLayout layout;

    public DraughtsGameBoard(Variant variant, Notation<DraughtsPosition> notation) {
        this.variant = variant;
        this.notation = notation;
        order = new MoveSorter(variant);
        layout = layout(variant.board(), notation);
    }

    private static BoardLayout layout(BoardGeometry board, Notation<DraughtsPosition> notation) {
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
    public long squares(DraughtsPosition at, Piece piece) {
        Side side = piece.side();
        return switch (piece.kind()) {
            case MAN -> Long.compress(at.men(side), variant.board().mask());
            case KING -> Long.compress(at.kings(side), variant.board().mask());
            case DISC -> 0;
        };
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
        return new CapturePaths(variant, at, move).first(limit);
    }

    @Override
    public int from(long move) {
        return variant.board().from(move);
    }

    @Override
    public int to(long move) {
        return variant.board().to(move);
    }

    @Override
    public boolean isCapture(DraughtsPosition at, long move) {
        return Moves.isCapture(move);
    }
}

package damier.terminal;

import damier.core.GameKind;
import damier.core.Position;
import damier.core.Side;
import damier.draughts.Board;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variants;
import damier.othello.OthelloPosition;
import damier.othello.Squares;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A board without pieces, and where on it the pieces of a position stand.
 *
 * @param size files and ranks
 * @param chequered whether only the dark squares are played on
 * @param squares by their index
 */
public record BoardShape(int size, boolean chequered, List<Square> squares) {
    /**
     * A square that is played on.
     *
     * @param name as game records write it
     * @param letters by file and rank
     * @param file from the left as White sees the board
     * @param rank from the top
     * @param bit its place in a position's sets of squares
     */
    public record Square(int index, String name, String letters, int file, int rank, long bit) {}

    public BoardShape {
        squares = List.copyOf(squares);
    }

    public static <P extends Position> BoardShape of(GameKind<P> kind) {
        return kind.rules().newPosition() instanceof DraughtsPosition
                ? draughts(kind, Variants.byId(kind.id()).board())
                : othello(kind);
    }

    private static BoardShape draughts(GameKind<?> kind, Board board) {
        List<Square> squares = new ArrayList<>();
        for (int square = 0; square < board.squareCount(); square++) {
            int file = board.column(square);
            int rank = board.row(square);
            String letters = (char) ('a' + file) + Integer.toString(board.size() - rank);
            String name = kind.notation().square(square);
            squares.add(new Square(square, name, letters, file, rank, board.bitboard(square)));
        }
        return new BoardShape(board.size(), true, squares);
    }

    private static BoardShape othello(GameKind<?> kind) {
        List<Square> squares = new ArrayList<>();
        for (int square = 0; square < Squares.COUNT; square++) {
            String name = kind.notation().square(square);
            int file = Squares.file(square);
            int rank = Squares.rank(square);
            squares.add(new Square(square, name, name, file, rank, Squares.bit(square)));
        }
        return new BoardShape(Squares.WIDTH, false, squares);
    }

    /** The square at a place as White sees it; light squares of a chequered board are none. */
    public Optional<Square> at(int file, int rank) {
        return squares.stream()
                .filter(square -> square.file() == file && square.rank() == rank)
                .findFirst();
    }

    /** What stands on a square. */
    public Optional<Piece> piece(Position position, Square square) {
        return switch (position) {
            case DraughtsPosition at ->
                    piece(
                            square.bit(),
                            at.pieces(Side.WHITE),
                            at.pieces(Side.BLACK),
                            at.kings(Side.WHITE) | at.kings(Side.BLACK));
            case OthelloPosition at ->
                    piece(square.bit(), at.discs(Side.WHITE), at.discs(Side.BLACK), 0);
            default -> Optional.empty();
        };
    }

    private static Optional<Piece> piece(long bit, long white, long black, long kings) {
        boolean king = (kings & bit) != 0;
        if ((white & bit) != 0) {
            return Optional.of(king ? Piece.WHITE_KING : Piece.WHITE_MAN);
        }
        if ((black & bit) != 0) {
            return Optional.of(king ? Piece.BLACK_KING : Piece.BLACK_MAN);
        }
        return Optional.empty();
    }
}

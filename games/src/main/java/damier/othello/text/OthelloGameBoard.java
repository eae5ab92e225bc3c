package damier.othello.text;

import damier.bits.Hashing;
import damier.core.BoardLayout;
import damier.core.BoardLayout.Square;
import damier.core.GameBoard;
import damier.core.MovePath;
import damier.core.Piece;
import damier.core.Side;
import damier.othello.Flips;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;
import damier.othello.OthelloSquares;
import damier.othello.Symmetries;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Othello's board. */
public final class OthelloGameBoard implements GameBoard<OthelloPosition> {
    private static final MovePath PASS = new MovePath(List.of(), List.of());

    private final BoardLayout layout = makeLayout();

    private static BoardLayout makeLayout() {
        List<Square> squares = new ArrayList<>();
        for (int square = 0; square < OthelloSquares.COUNT; square++) {
            String name = OthelloSquares.name(square);
            int file = OthelloSquares.file(square);
            int rank = OthelloSquares.rank(square);
            squares.add(new Square(square, name, name, file, rank));
        }
        return new BoardLayout(OthelloSquares.WIDTH, false, squares);
    }

    @Override
    public long canonicalKey(OthelloPosition at) {
        Symmetries.Form form = Symmetries.canonical(at.own(), at.opponent());
        return Hashing.key(form.own(), form.opponent(), at.side() == Side.BLACK ? 0 : 1);
    }

    @Override
    public BoardLayout layout() {
        return layout;
    }

    @Override
    public long squares(OthelloPosition at, Piece piece) {
        return piece.kind() == Piece.Kind.DISC ? at.discs(piece.side()) : 0;
    }

    @Override
    public OthelloPosition position(Side sideToMove, Map<Integer, Piece> pieces) {
        long black = 0;
        long white = 0;
        for (var placed : pieces.entrySet()) {
            long bit = OthelloSquares.bit(placed.getKey());
            if (placed.getValue().side() == Side.BLACK) {
                black |= bit;
            } else {
                white |= bit;
            }
        }
        return OthelloPosition.of(black, white, sideToMove);
    }

    @Override
    public List<Piece> pieceSet() {
        return List.of(Piece.WHITE_DISC, Piece.BLACK_DISC);
    }

    @Override
    public boolean flips() {
        return true;
    }

    @Override
    public List<Long> sorted(OthelloPosition at, long[] moves) {
        return Arrays.stream(moves).sorted().boxed().toList();
    }

    @Override
    public List<MovePath> paths(OthelloPosition at, long move, int limit) {
        if (move == OthelloRules.PASS) {
            return List.of(PASS);
        }
        int square = (int) move;
        long flips = Flips.of(at.own(), at.opponent(), square);
        return List.of(new MovePath(List.of(square), squares(flips)));
    }

    @Override
    public int from(long move) {
        return to(move);
    }

    @Override
    public int to(long move) {
        return move == OthelloRules.PASS ? 0 : (int) move;
    }

    private static List<Integer> squares(long set) {
        List<Integer> squares = new ArrayList<>();
        for (long left = set; left != 0; left &= left - 1) {
            squares.add(Long.numberOfTrailingZeros(left));
        }
        return squares;
    }
}

package damier.students.sandbox;

import damier.core.BoardLayout;
import damier.core.GameDefinition;
import damier.core.MoveList;
import damier.core.MovePath;
import damier.core.Piece;
import damier.core.Position;
import damier.core.Rules;
import damier.core.Side;
import damier.student.Board;
import damier.student.DraughtsBoard;
import damier.student.Move;
import damier.student.OthelloBoard;
import damier.student.Square;
import damier.student.Squares;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * A position of any game from the point of view of one side. It is a copy: later moves do not
 * change it. It implements every kind of board; {@link Maker#type} is the kind that players of a
 * game may use.
 */
final class BoardView implements DraughtsBoard, OthelloBoard {
    private final Maker maker;
    private final Position at;
    private final Side side;
    private @Nullable List<Move> moves;

    private BoardView(Maker maker, Position at, Side side) {
        this.maker = maker;
        this.at = at;
        this.side = side;
    }

    /** Makes the boards of one game. */
    record Maker(GameDefinition kind, SquareTable white, SquareTable black) {
        static Maker of(GameDefinition kind) {
            BoardLayout layout = kind.board().layout();
            return new Maker(
                    kind, SquareTable.of(layout, Side.WHITE), SquareTable.of(layout, Side.BLACK));
        }

        BoardView view(Position at, Side side) {
            Position copy = kind.rules().newPosition();
            kind.rules().copy(at, copy);
            return new BoardView(this, copy, side);
        }

        /** The kind of board of the game. */
        Class<? extends Board> type() {
            return kind.board().flips() ? OthelloBoard.class : DraughtsBoard.class;
        }
    }

    Position at() {
        return at;
    }

    GameDefinition kind() {
        return maker.kind();
    }

    private Rules<Position> rules() {
        return kind().rules();
    }

    private SquareTable table() {
        return side == Side.WHITE ? maker.white() : maker.black();
    }

    private Squares squares(long indices) {
        return new SquareSet(indices, table());
    }

    /** The same pieces with this side to move. */
    private Position withMyTurn() {
        if (isMyTurn()) {
            return at;
        }
        Position turned = rules().newPosition();
        rules().turn(at, turned);
        return turned;
    }

    @Override
    public String game() {
        return kind().id();
    }

    @Override
    public int size() {
        return kind().board().layout().size();
    }

    @Override
    public BoardView opponent() {
        return new BoardView(maker, at, side.opponent());
    }

    @Override
    public boolean isMyTurn() {
        return at.side() == side;
    }

    @Override
    public Square square(String name) {
        long bit = table().bit(name);
        if (bit == 0) {
            throw new IllegalArgumentException("the board has no square " + name);
        }
        return table().square(Long.numberOfTrailingZeros(bit));
    }

    @Override
    public Squares neighbours(Square square) {
        return squares(table().neighbours(square.name()));
    }

    private long pieces(Side owner) {
        long all = 0;
        for (Piece piece : kind().board().pieceSet()) {
            all |= piece.side() == owner ? kind().board().squares(at, piece) : 0;
        }
        return all;
    }

    @Override
    public Squares pieces() {
        return squares(pieces(side));
    }

    @Override
    public Squares discs() {
        return pieces();
    }

    @Override
    public Squares men() {
        Piece man = side == Side.WHITE ? Piece.WHITE_MAN : Piece.BLACK_MAN;
        return squares(kind().board().squares(at, man));
    }

    @Override
    public Squares kings() {
        Piece king = side == Side.WHITE ? Piece.WHITE_KING : Piece.BLACK_KING;
        return squares(kind().board().squares(at, king));
    }

    @Override
    public Squares empty() {
        return squares(table().all() & ~(pieces(Side.WHITE) | pieces(Side.BLACK)));
    }

    @Override
    public boolean mustCapture() {
        return isMyTurn() ? !rules().isQuiet(at) : rules().isThreatened(at);
    }

    @Override
    public List<Move> moves() {
        List<Move> known = moves;
        if (known == null) {
            Position position = withMyTurn();
            MoveList generated = new MoveList();
            rules().generate(position, generated);
            List<Move> list = new ArrayList<>();
            for (long move : generated.toArray()) {
                list.add(new SeenMove(this, position, move));
            }
            known = List.copyOf(list);
            moves = known;
        }
        return known;
    }

    @Override
    public int moveCount() {
        int count = rules().count(withMyTurn());
        return count == 1 && moves().getFirst().isPass() ? 0 : count;
    }

    @Override
    public BoardView after(Move move) {
        Position position = withMyTurn();
        if (!(move instanceof SeenMove(BoardView _, Position _, long played))
                || !isLegal(position, played)) {
            throw new IllegalArgumentException(move + " is not a move of this board");
        }
        Position next = rules().newPosition();
        rules().play(position, played, next);
        return new BoardView(maker, next, side);
    }

    /** Whether the move is legal for the side to move. */
    boolean isLegal(long move) {
        return isLegal(at, move);
    }

    private boolean isLegal(Position position, long move) {
        MoveList legal = new MoveList();
        rules().generate(position, legal);
        return legal.contains(move);
    }

    private int outcome() {
        return rules().outcome(at, rules().count(at));
    }

    @Override
    public boolean isOver() {
        return outcome() != Rules.ONGOING;
    }

    @Override
    public int result() {
        if (!isOver()) {
            throw new IllegalStateException("result() asked of a game that is not over");
        }
        int forMover = Integer.signum(outcome());
        return isMyTurn() ? forMover : -forMover;
    }

    @Override
    public String toString() {
        return kind().notation().format(at);
    }

    /** A move of one position. */
    record SeenMove(BoardView board, Position at, long move) implements Move {
        private MovePath path() {
            return board.kind().board().paths(at, move, 1).getFirst();
        }

        @Override
        public Square from() {
            return isPass() ? board.table().square(0) : square(path().squares().getFirst());
        }

        @Override
        public Square to() {
            return isPass() ? board.table().square(0) : square(path().squares().getLast());
        }

        private Square square(int index) {
            return board.table().square(index);
        }

        @Override
        public Squares captured() {
            long captured = 0;
            for (int square : path().captured()) {
                captured |= 1L << square;
            }
            return board.squares(captured);
        }

        @Override
        public boolean isPass() {
            return path().squares().isEmpty();
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof SeenMove seen && seen.move == move && seen.at.key() == at.key();
        }

        @Override
        public int hashCode() {
            return Long.hashCode(move);
        }

        @Override
        public String toString() {
            return board.kind().notation().format(at, move);
        }
    }
}

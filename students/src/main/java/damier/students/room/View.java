package damier.students.room;

import damier.core.GameKind;
import damier.core.MoveList;
import damier.core.Notation;
import damier.core.Position;
import damier.core.Rules;
import damier.core.Side;
import damier.student.Board;
import damier.student.Move;
import damier.student.Square;
import damier.student.Squares;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * A position of any game as one side sees it, on a copy of its own, which nobody changes.
 *
 * @param <V> the view itself
 */
abstract class View<P extends Position, V extends View<P, V>> implements Board {
    private final GameKind<P> kind;
    private final P at;
    private final Side side;
    private @Nullable List<Move> moves;

    View(GameKind<P> kind, P at, Side side) {
        this.kind = kind;
        this.at = at;
        this.side = side;
    }

    static <P extends Position> P copy(Rules<P> rules, P at) {
        P copy = rules.newPosition();
        rules.copy(at, copy);
        return copy;
    }

    abstract V view(P position, Side seenBy);

    abstract SquareTable table();

    abstract long captured(long move);

    abstract int fromBit(long move);

    abstract int toBit(long move);

    abstract boolean isPass(long move);

    P at() {
        return at;
    }

    Side side() {
        return side;
    }

    GameKind<P> kind() {
        return kind;
    }

    /** The same pieces with this side to move. */
    P withMyTurn() {
        if (isMyTurn()) {
            return at;
        }
        P turned = kind.rules().newPosition();
        kind.rules().turn(at, turned);
        return turned;
    }

    Squares squares(long bits) {
        return new SquareSet(bits, table());
    }

    @Override
    public String game() {
        return kind.id();
    }

    @Override
    public V opponent() {
        return view(at, side.opponent());
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

    @Override
    public List<Move> moves() {
        List<Move> known = moves;
        if (known == null) {
            P position = withMyTurn();
            MoveList generated = new MoveList();
            kind.rules().generate(position, generated);
            List<Move> list = new ArrayList<>();
            for (long move : generated.toArray()) {
                list.add(new SeenMove<>(this, position, move));
            }
            known = List.copyOf(list);
            moves = known;
        }
        return known;
    }

    @Override
    public int moveCount() {
        return kind.rules().count(withMyTurn());
    }

    @Override
    public V after(Move move) {
        P position = withMyTurn();
        if (!(move instanceof SeenMove<?>(View<?, ?> _, Position _, long played))
                || !isLegal(kind.rules(), position, played)) {
            throw new IllegalArgumentException(move + " is no move of this board");
        }
        P next = kind.rules().newPosition();
        kind.rules().play(position, played, next);
        return view(next, side);
    }

    static <P extends Position> boolean isLegal(Rules<P> rules, P at, long move) {
        MoveList legal = new MoveList();
        rules.generate(at, legal);
        return legal.contains(move);
    }

    private int outcome() {
        return kind.rules().outcome(at, kind.rules().count(at));
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
        return kind.notation().format(at);
    }

    /** A move of one position. */
    record SeenMove<P extends Position>(View<P, ?> board, P at, long move) implements Move {
        @Override
        public Square from() {
            return board.table().square(board.fromBit(move));
        }

        @Override
        public Square to() {
            return board.table().square(board.toBit(move));
        }

        @Override
        public Squares captured() {
            return board.squares(board.captured(move));
        }

        @Override
        public boolean isPass() {
            return board.isPass(move);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof SeenMove<?> seen
                    && seen.move == move
                    && seen.at.key() == at.key();
        }

        @Override
        public int hashCode() {
            return Long.hashCode(move);
        }

        @Override
        public String toString() {
            Notation<P> notation = board.kind().notation();
            return notation.format(at, move);
        }
    }
}

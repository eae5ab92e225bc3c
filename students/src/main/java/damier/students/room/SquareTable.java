package damier.students.room;

import damier.core.Notation;
import damier.core.Side;
import damier.draughts.Board;
import damier.othello.Squares;
import damier.student.Square;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** The squares of a board by bit and by name, as one side sees them. */
final class SquareTable {
    private final Square[] squares = new Square[Long.SIZE];
    private final Map<String, Long> bits = new HashMap<>();
    private final Map<String, Long> neighbours = new HashMap<>();

    private SquareTable() {}

    /** Of draughts, with the rows counted from the side's back row. */
    static SquareTable draughts(Board board, Notation<?> notation, Side side) {
        var table = new SquareTable();
        int size = board.size();
        IntUnaryOperator row =
                square -> side == Side.WHITE ? size - board.row(square) : board.row(square) + 1;
        for (int square = 0; square < board.squareCount(); square++) {
            table.add(
                    board.bit(square),
                    new Square(
                            notation.square(square),
                            row.applyAsInt(square),
                            board.column(square) + 1,
                            size));
        }
        table.findNeighbours(true);
        return table;
    }

    /** Of Othello, the same for both sides. */
    static SquareTable othello() {
        var table = new SquareTable();
        for (int square = 0; square < Squares.COUNT; square++) {
            table.add(
                    square,
                    new Square(
                            Squares.name(square),
                            Squares.rank(square) + 1,
                            Squares.file(square) + 1,
                            Squares.WIDTH));
        }
        table.findNeighbours(false);
        return table;
    }

    private void add(int bit, Square square) {
        squares[bit] = square;
        bits.put(square.name(), 1L << bit);
    }

    private void findNeighbours(boolean diagonalsOnly) {
        bits.forEach(
                (name, bit) -> {
                    Square centre = square(Long.numberOfTrailingZeros(bit));
                    long touching = 0;
                    for (long other : bits.values()) {
                        Square square = square(Long.numberOfTrailingZeros(other));
                        int rows = Math.abs(square.row() - centre.row());
                        int columns = Math.abs(square.column() - centre.column());
                        boolean touches = rows <= 1 && columns <= 1 && rows + columns > 0;
                        if (touches && (!diagonalsOnly || rows == columns)) {
                            touching |= other;
                        }
                    }
                    neighbours.put(name, touching);
                });
    }

    Square square(int bit) {
        return squares[bit];
    }

    /** None for a square of another board. */
    long bit(String name) {
        return bits.getOrDefault(name, 0L);
    }

    long neighbours(String name) {
        return neighbours.getOrDefault(name, 0L);
    }
}

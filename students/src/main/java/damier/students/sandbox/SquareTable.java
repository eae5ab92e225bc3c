package damier.students.sandbox;

import damier.core.BoardLayout;
import damier.core.Side;
import damier.student.Square;

import java.util.HashMap;
import java.util.Map;

/** The squares of a board by index and by name, from the point of view of one side. */
final class SquareTable {
    private final Square[] squares = new Square[Long.SIZE];
    private final Map<String, Long> bits = new HashMap<>();
    private final Map<String, Long> neighbours = new HashMap<>();

    private long all;

    private SquareTable() {}

    /**
     * The squares of a board. On chequered boards rows count from the side's back row, on others
     * from the top.
     */
    static SquareTable of(BoardLayout layout, Side side) {
        var table = new SquareTable();
        int size = layout.size();
        boolean fromBelow = layout.chequered() && side == Side.WHITE;
        for (BoardLayout.Square square : layout.squares()) {
            int row = fromBelow ? size - square.rank() : square.rank() + 1;
            table.add(square.index(), new Square(square.name(), row, square.file() + 1, size));
        }
        table.findNeighbours(layout.chequered());
        return table;
    }

    private void add(int index, Square square) {
        squares[index] = square;
        bits.put(square.name(), 1L << index);
        all |= 1L << index;
    }

    /** Every square of the board. */
    long all() {
        return all;
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

    Square square(int index) {
        return squares[index];
    }

    /** The bit of a square; 0 for a square of another board. */
    long bit(String name) {
        return bits.getOrDefault(name, 0L);
    }

    long neighbours(String name) {
        return neighbours.getOrDefault(name, 0L);
    }
}

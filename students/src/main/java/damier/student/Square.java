package damier.student;

/**
 * A square from the point of view of one side.
 *
 * @param name in the notation of games: {@code 28}, {@code f5}
 * @param row from 1, the side's own back row, to {@code size}; in Othello from the top
 * @param column from 1 at the left to {@code size}, from White's point of view
 * @param size of the board
 */
public record Square(String name, int row, int column, int size) {
    public boolean isEdge() {
        return isEnd(row) || isEnd(column);
    }

    public boolean isCorner() {
        return isEnd(row) && isEnd(column);
    }

    private boolean isEnd(int rowOrColumn) {
        return rowOrColumn == 1 || rowOrColumn == size;
    }

    /** The distance to the nearest edge: 0 on the edge. */
    public int stepsFromEdge() {
        int rows = Math.min(row - 1, size - row);
        return Math.min(rows, Math.min(column - 1, size - column));
    }

    @Override
    public String toString() {
        return name;
    }
}

package damier.student;

/**
 * A square as one side sees it.
 *
 * @param name as games are written: {@code 28}, {@code f5}
 * @param row from 1, the side's own back row, to {@code size}; in Othello from the top
 * @param column from 1 at the left to {@code size}, as White sees the board
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

    /** How many steps the nearest edge is away: 0 on the edge. */
    public int stepsFromEdge() {
        int rows = Math.min(row - 1, size - row);
        return Math.min(rows, Math.min(column - 1, size - column));
    }

    @Override
    public String toString() {
        return name;
    }
}

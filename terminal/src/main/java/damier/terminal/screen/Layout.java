package damier.terminal.screen;

/**
 * The layout of a screen.
 *
 * @param cellWidth the width of a square in columns
 * @param cellHeight the height of a square in rows
 * @param panelLeft the first column of the panel, which has no width on a narrow screen
 */
record Layout(
        int rows,
        int columns,
        int size,
        int cellWidth,
        int cellHeight,
        int top,
        int left,
        int panelLeft) {
    /** The title above the board; below it the message, the typed text, and the keys. */
    private static final int ABOVE = 1;

    private static final int BELOW = 3;

    /** The evaluation bar with a space on either side. */
    private static final int BAR = 4;

    private static final int MIN_PANEL_WIDTH = 24;
    private static final int[][] CELLS = {{10, 5}, {8, 4}, {6, 3}, {4, 2}, {4, 1}, {3, 1}};

    /** The largest board that leaves room for a panel, or else the largest that fits. */
    static Layout of(int rows, int columns, int size) {
        for (int[] cell : CELLS) {
            int needed = size * cell[0] + BAR + MIN_PANEL_WIDTH;
            if (size * cell[1] + ABOVE + BELOW <= rows && needed <= columns) {
                return of(rows, columns, size, cell);
            }
        }
        for (int[] cell : CELLS) {
            if (size * cell[1] + ABOVE + BELOW <= rows && size * cell[0] + BAR <= columns) {
                return of(rows, columns, size, cell);
            }
        }
        return of(rows, columns, size, CELLS[CELLS.length - 1]);
    }

    private static Layout of(int rows, int columns, int size, int[] cell) {
        int panel = 1 + size * cell[0] + BAR;
        return new Layout(rows, columns, size, cell[0], cell[1], ABOVE, 1, panel);
    }

    /** Whether the whole board fits. */
    boolean fits() {
        return size * cellHeight + ABOVE + BELOW <= rows && left + size * cellWidth <= columns;
    }

    int boardHeight() {
        return size * cellHeight;
    }

    int boardWidth() {
        return size * cellWidth;
    }

    int barLeft() {
        return left + boardWidth() + 1;
    }

    int panelWidth() {
        return Math.max(0, columns - panelLeft - 1);
    }

    /** The free rows below the board. */
    int rowsBelow() {
        return Math.max(0, rows - top - boardHeight() - BELOW);
    }

    /** Whether the panel is below the board, because a panel beside it would be too narrow. */
    boolean isPanelBelow() {
        return panelWidth() < MIN_PANEL_WIDTH - 4 && rowsBelow() > 0;
    }
}

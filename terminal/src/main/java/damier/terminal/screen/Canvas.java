package damier.terminal.screen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A screen to draw on, with rows and columns from 0; anything outside is clipped. */
public final class Canvas {
    private final int rows;
    private final int columns;
    private final char[][] letters;
    private final Style[][] styles;

    public Canvas(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        letters = new char[rows][columns];
        styles = new Style[rows][columns];
        for (int row = 0; row < rows; row++) {
            Arrays.fill(letters[row], ' ');
            Arrays.fill(styles[row], Style.PLAIN);
        }
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    public void put(int row, int column, String text, Style style) {
        for (int i = 0; i < text.length(); i++) {
            int at = column + i;
            if (row >= 0 && row < rows && at >= 0 && at < columns) {
                letters[row][at] = text.charAt(i);
                styles[row][at] = style;
            }
        }
    }

    public void put(int row, int column, String text) {
        put(row, column, text, Style.PLAIN);
    }

    /** Writes sentences in lines that are wrapped to the width. */
    public void putWrapped(int row, int column, List<String> sentences) {
        int line = row;
        for (String sentence : sentences) {
            List<String> words = List.of(sentence.split(" ", -1));
            for (String part : Paragraph.of(words, columns - 2 * column)) {
                put(line++, column, part);
            }
        }
    }

    /** Shows a row in reverse video. */
    public void reverse(int row) {
        for (int column = 0; row >= 0 && row < rows && column < columns; column++) {
            styles[row][column] = Style.PLAIN.reversed();
        }
    }

    /** The rows as plain text, without trailing spaces. */
    public List<String> plain() {
        return Arrays.stream(letters).map(row -> new String(row).stripTrailing()).toList();
    }

    /** The rows with their escape sequences. */
    public List<String> lines(ColourDepth depth) {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            StringBuilder line = new StringBuilder();
            Style current = Style.PLAIN;
            for (int column = 0; column < columns; column++) {
                Style style = styles[row][column];
                if (!style.equals(current)) {
                    line.append(style.sequence(depth));
                    current = style;
                }
                line.append(letters[row][column]);
            }
            lines.add(line.append("\033[0m").toString());
        }
        return lines;
    }
}

package damier.app.console;

import java.util.ArrayList;
import java.util.List;

/** Rows of text in aligned columns. */
public final class TextTable {
    private static final String GAP = "  ";

    private final List<List<String>> rows = new ArrayList<>();
    private final String alignment;

    /**
     * @param alignment a letter for each column: {@code l} for words, {@code r} for numbers
     */
    public TextTable(String alignment) {
        this.alignment = alignment;
    }

    public TextTable add(String... row) {
        rows.add(List.of(row));
        return this;
    }

    public List<String> lines() {
        int[] widths = new int[alignment.length()];
        for (List<String> row : rows) {
            for (int i = 0; i < row.size(); i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        }
        return rows.stream().map(row -> line(row, widths)).toList();
    }

    private String line(List<String> row, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            String padding = " ".repeat(widths[i] - row.get(i).length());
            boolean left = alignment.charAt(i) == 'l';
            line.append(i == 0 ? "" : GAP)
                    .append(left ? "" : padding)
                    .append(row.get(i))
                    .append(left ? padding : "");
        }
        return line.toString().stripTrailing();
    }
}

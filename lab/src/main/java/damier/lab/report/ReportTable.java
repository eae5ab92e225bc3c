package damier.lab.report;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;

/** Rows of text and numbers with a header. */
public record ReportTable(List<String> header, List<List<String>> rows) {
    public ReportTable {
        header = List.copyOf(header);
        rows = List.copyOf(rows);
    }

    public static ReportTable of(String... header) {
        return new ReportTable(List.of(header), List.of());
    }

    /** The same table with another row; {@link Numbers} formats the numbers. */
    public ReportTable with(Object... cells) {
        if (cells.length != header.size()) {
            throw new IllegalArgumentException(
                    "%d cells under %d headings".formatted(cells.length, header.size()));
        }
        List<String> row = new ArrayList<>();
        for (Object cell : cells) {
            row.add(cell instanceof Double number ? Numbers.text(number) : cell.toString());
        }
        List<List<String>> more = new ArrayList<>(rows);
        more.add(row);
        return new ReportTable(header, more);
    }

    /** The table as CSV. */
    public String csv() {
        StringBuilder csv = new StringBuilder(line(header));
        rows.forEach(row -> csv.append(line(row)));
        return csv.toString();
    }

    private static String line(List<String> cells) {
        return cells.stream().map(ReportTable::quoted).collect(joining(",", "", "\n"));
    }

    private static String quoted(String cell) {
        return cell.matches("[^,\"\r\n]*") ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }
}

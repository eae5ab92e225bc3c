package damier.lab.report;

import static java.util.stream.Collectors.joining;

import damier.lab.report.Plot.Mark;
import damier.lab.report.Plot.Point;
import damier.lab.report.Plot.Series;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToDoubleFunction;

/** Rows of text and numbers with a header; columns of measured values can be plotted. */
public final class ReportTable {
    /** A value with the interval of its error. */
    public interface Measured {
        double mean();

        /** Half the width of the interval; NaN for none. */
        double half();
    }

    private record SymmetricValue(double mean, double half) implements Measured {
        @Override
        public String toString() {
            return Numbers.text(mean, half);
        }
    }

    private final List<String> header;
    private final List<List<Object>> rows = new ArrayList<>();

    public ReportTable(List<String> header) {
        this.header = List.copyOf(header);
    }

    public static ReportTable of(String... header) {
        return new ReportTable(List.of(header));
    }

    /** A value with a symmetric interval. */
    public static Measured measured(double mean, double half) {
        return new SymmetricValue(mean, half);
    }

    /** Adds a row; {@link Numbers} formats the numbers. */
    public ReportTable add(Object... cells) {
        if (cells.length != header.size()) {
            throw new IllegalArgumentException(
                    "%d cells under %d headings".formatted(cells.length, header.size()));
        }
        rows.add(List.of(cells));
        return this;
    }

    public List<String> header() {
        return header;
    }

    public List<List<String>> rows() {
        return rows.stream().map(row -> row.stream().map(ReportTable::text).toList()).toList();
    }

    private static String text(Object cell) {
        return cell instanceof Double number ? Numbers.text(number) : cell.toString();
    }

    /** The texts of the first column. */
    public List<String> names() {
        return rows.stream().map(row -> text(row.getFirst())).toList();
    }

    /** The measured values of a column, for a plot by name. */
    public Series byName(String name, int column) {
        return series(name, Mark.POINTS, column, row -> row);
    }

    /** The measured values of a column, over the numbers of the first column. */
    public Series over(String name, Mark mark, int column) {
        return series(
                name,
                mark,
                column,
                row ->
                        rows.get(row).getFirst() instanceof Number number
                                ? number.doubleValue()
                                : Double.NaN);
    }

    private Series series(String name, Mark mark, int column, IntToDoubleFunction x) {
        List<Point> points = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            if (rows.get(row).get(column) instanceof Measured value) {
                points.add(new Point(x.applyAsDouble(row), value.mean(), value.half()));
            }
        }
        return new Series(name, mark, points);
    }

    /** The table as CSV. */
    public String csv() {
        StringBuilder csv = new StringBuilder(line(header));
        rows().forEach(row -> csv.append(line(row)));
        return csv.toString();
    }

    private static String line(List<String> cells) {
        return cells.stream().map(ReportTable::quoted).collect(joining(",", "", "\n"));
    }

    private static String quoted(String cell) {
        return cell.matches("[^,\"\r\n]*") ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }
}

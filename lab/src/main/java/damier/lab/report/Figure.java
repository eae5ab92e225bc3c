package damier.lab.report;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * A table of numbers, usually with a plot.
 *
 * @param id its anchor on the page and the name of its data file
 * @param caption what it shows, what was counted, and the meaning of the error bars
 */
public record Figure(
        String id, String title, String caption, @Nullable Plot plot, ReportTable table) {
    /** A figure without a table. */
    public static Figure of(String id, String title, String caption, Plot plot) {
        return new Figure(id, title, caption, plot, new ReportTable(List.of()));
    }

    /** A figure without a plot. */
    public static Figure of(String id, String title, String caption, ReportTable table) {
        return new Figure(id, title, caption, null, table);
    }
}

package damier.lab.report;

import org.jspecify.annotations.Nullable;

/**
 * Numbers, and mostly a plot of them.
 *
 * @param id names its place on the page and its file of numbers
 * @param caption what to see in it, with what was counted and what the error bars are
 */
public record Figure(
        String id, String title, String caption, @Nullable Plot plot, ReportTable table) {
    /** Numbers that need no plot. */
    public static Figure of(String id, String title, String caption, ReportTable table) {
        return new Figure(id, title, caption, null, table);
    }
}

package damier.lab.report;

import java.util.List;

/**
 * One section of a report.
 *
 * @param command the command that repeats it; empty if there is none
 */
public record Section(String id, String title, String text, String command, List<Figure> figures) {
    public Section {
        figures = List.copyOf(figures);
    }
}

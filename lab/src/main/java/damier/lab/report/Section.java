package damier.lab.report;

import java.util.List;

/**
 * One section of a report.
 *
 * @param id its anchor on the page
 * @param command the command that repeats it; empty if there is none
 * @param claims what its figures decide
 */
public record Section(
        String id,
        String title,
        String text,
        String command,
        List<Figure> figures,
        List<Claim> claims) {
    public Section {
        figures = List.copyOf(figures);
        claims = List.copyOf(claims);
    }

    public Section(String id, String title, String text, String command, List<Figure> figures) {
        this(id, title, text, command, figures, List.of());
    }
}

package damier.lab.report;

import java.util.List;

/**
 * The content of a report page.
 *
 * @param facts the settings: names and values
 * @param command the command that repeats everything
 * @param files further files to link
 */
public record Report(
        String title,
        String introduction,
        ReportTable facts,
        String command,
        List<Claim> claims,
        List<Section> sections,
        List<String> files) {
    public Report {
        claims = List.copyOf(claims);
        sections = List.copyOf(sections);
        files = List.copyOf(files);
    }

    public Report(
            String title,
            String introduction,
            ReportTable facts,
            String command,
            List<Claim> claims,
            List<Section> sections) {
        this(title, introduction, facts, command, claims, sections, List.of());
    }
}

package damier.lab.report;

import java.util.List;

/**
 * All that a page shows.
 *
 * @param facts what was run: names and values
 * @param command what repeats all of it
 * @param files what else lies beside the page, to be linked
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

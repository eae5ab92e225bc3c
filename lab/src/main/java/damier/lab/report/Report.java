package damier.lab.report;

import java.util.List;

/**
 * All that a page shows.
 *
 * @param facts what was run: names and values
 * @param command what repeats all of it
 */
public record Report(
        String title,
        String introduction,
        Table facts,
        String command,
        List<Claim> claims,
        List<Section> sections) {
    public Report {
        claims = List.copyOf(claims);
        sections = List.copyOf(sections);
    }
}

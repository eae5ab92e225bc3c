package damier.lab.report;

import java.util.List;

/**
 * Sections that belong together.
 *
 * @param title empty if the report has no chapters
 */
public record Chapter(String id, String title, String text, List<Section> sections) {
    public Chapter {
        sections = List.copyOf(sections);
    }

    List<Claim> claims() {
        return sections.stream().flatMap(section -> section.claims().stream()).toList();
    }
}

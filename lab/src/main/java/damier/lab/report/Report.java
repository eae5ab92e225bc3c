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
        List<Chapter> chapters,
        List<String> files) {
    public Report {
        chapters = List.copyOf(chapters);
        files = List.copyOf(files);
    }

    /** A report without chapters. */
    public static Report of(
            String title,
            String introduction,
            ReportTable facts,
            String command,
            List<Section> sections,
            List<String> files) {
        Chapter only = new Chapter("", "", "", sections);
        return new Report(title, introduction, facts, command, List.of(only), files);
    }

    List<Section> sections() {
        return chapters.stream().flatMap(chapter -> chapter.sections().stream()).toList();
    }

    List<Claim> claims() {
        return chapters.stream().flatMap(chapter -> chapter.claims().stream()).toList();
    }
}

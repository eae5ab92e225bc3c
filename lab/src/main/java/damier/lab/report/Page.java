package damier.lab.report;

import damier.lab.report.Claim.Verdict;
import damier.record.Replacement;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Writes a report as a self-contained HTML file, with its numbers as CSV files beside it. */
public final class Page {
    public static final String FILE = "index.html";
    private static final String TABLES = "tables";

    /** Longer tables are collapsed; the data file has all rows. */
    private static final int ROWS_SHOWN = 12;

    private static final Pattern NUMBER =
            Pattern.compile(
                    "|[-+]?[0-9.]+( ± [0-9.]+| \\([-0-9.]+ to [-0-9.]+\\))?( %)?|–|-?∞( ±"
                            + " ([0-9.]+|∞))?|\\+[0-9]+ =[0-9]+ −[0-9]+");

    private final Report report;
    private final StringBuilder html = new StringBuilder();

    private Page(Report report) {
        this.report = report;
    }

    /** Writes the page and its data files into a folder; an existing page is replaced. */
    public static void write(Report report, Path folder) throws IOException {
        Path tables = folder.resolve(TABLES);
        Files.createDirectories(tables);
        for (Section section : report.sections()) {
            for (Figure figure : section.figures()) {
                if (!figure.table().rows().isEmpty()) {
                    Files.writeString(tables.resolve(figure.id() + ".csv"), figure.table().csv());
                }
            }
        }
        if (!report.claims().isEmpty()) {
            Files.writeString(tables.resolve("claims.csv"), claims(report).csv());
        }
        Replacement.write(folder.resolve(FILE), new Page(report).html());
    }

    private static ReportTable claims(Report report) {
        ReportTable table =
                ReportTable.of("document", "claim", "measured", "verdict", "quote", "section");
        for (Section section : report.sections()) {
            for (Claim claim : section.claims()) {
                table.add(
                        claim.document(),
                        claim.text(),
                        claim.measured(),
                        claim.verdict(),
                        claim.quote(),
                        section.title());
            }
        }
        return table;
    }

    static String head(String title) {
        return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                // The sandbox of the web board may load nothing, not even an icon.
                + "<link rel=\"icon\" href=\"data:,\">\n"
                + "<title>%s</title>\n<style>\n%s</style>\n</head>\n<body>\n"
                        .formatted(escaped(title), PageStyle.CSS);
    }

    private String html() {
        html.append(head(report.title()));
        element("h1", report.title());
        element("p", report.introduction());
        html.append("<div class=\"facts\">\n");
        table(report.facts());
        html.append("</div>\n");
        element("p", "To repeat all of it:");
        element("pre", report.command());
        files();
        contents();
        counts();
        html.append(hasBoards() ? DiagramDrawing.PIECES : "");
        report.chapters().forEach(this::chapter);
        return html.append("</body>\n</html>\n").toString();
    }

    private boolean hasBoards() {
        return report.sections().stream()
                .flatMap(section -> section.figures().stream())
                .anyMatch(figure -> figure.plot() instanceof Plot.Boards);
    }

    private void files() {
        if (!report.files().isEmpty()) {
            html.append("<p>Beside this page:");
            for (String file : report.files()) {
                html.append(" <a href=\"%s\">%s</a>".formatted(escaped(file), escaped(file)));
            }
            html.append("</p>\n");
        }
    }

    private void contents() {
        html.append("<nav>\n");
        if (!report.claims().isEmpty()) {
            html.append("<p><a href=\"#claims\">What held</a></p>\n");
        }
        for (Chapter chapter : report.chapters()) {
            if (!chapter.title().isEmpty()) {
                html.append("<p>").append(link(chapter.id(), chapter.title())).append("</p>\n");
            }
            html.append("<ol>\n");
            for (Section section : chapter.sections()) {
                html.append("<li>%s</li>\n".formatted(link(section.id(), section.title())));
            }
            html.append("</ol>\n");
        }
        html.append("</nav>\n");
    }

    private static String link(String id, String text) {
        return "<a href=\"#%s\">%s</a>".formatted(escaped(id), escaped(text));
    }

    /** The number of verdicts of each kind, by chapter. */
    private void counts() {
        if (report.claims().isEmpty()) {
            return;
        }
        html.append("<h2 id=\"claims\">What held</h2>\n");
        ReportTable table = ReportTable.of("", "held", "did not hold", "not decided", "not judged");
        for (Chapter chapter : report.chapters()) {
            List<Claim> claims = chapter.claims();
            if (!claims.isEmpty()) {
                table.add(
                        chapter.title(),
                        count(claims, Verdict.HELD),
                        count(claims, Verdict.DID_NOT_HOLD),
                        count(claims, Verdict.NOT_DECIDED),
                        count(claims, Verdict.NOT_JUDGED));
            }
        }
        table(table);
        if (count(report.claims(), Verdict.NOT_JUDGED) > 0) {
            element(
                    "p",
                    "Not judged: the searches of this pace are too short to decide a claim about"
                            + " play at the document's own depth or time.");
        }
        numbers("claims");
    }

    private static long count(List<Claim> claims, Verdict verdict) {
        return claims.stream().filter(claim -> claim.verdict() == verdict).count();
    }

    private void chapter(Chapter chapter) {
        boolean titled = !chapter.title().isEmpty();
        if (titled) {
            html.append(
                    "<h2 id=\"%s\">%s</h2>\n"
                            .formatted(escaped(chapter.id()), escaped(chapter.title())));
            element("p", chapter.text());
        }
        chapter.sections().forEach(section -> section(section, titled ? 3 : 2));
    }

    private void section(Section section, int level) {
        html.append(
                "<h%d id=\"%s\">%s</h%d>\n"
                        .formatted(level, escaped(section.id()), escaped(section.title()), level));
        section.claims().stream().map(Claim::quote).distinct().forEach(this::quote);
        element("p", section.text());
        section.figures().forEach(figure -> figure(figure, level + 1));
        section.claims().forEach(this::claim);
        if (!section.command().isEmpty()) {
            html.append(
                    "<p class=\"repeat\">To repeat this part: <code>%s</code></p>\n"
                            .formatted(escaped(section.command())));
        }
    }

    private void quote(String quote) {
        if (!quote.isEmpty()) {
            element("blockquote", "“" + quote + "”");
        }
    }

    private void claim(Claim claim) {
        String verdict = claim.verdict().toString();
        html.append(
                "<p class=\"claim\"><b class=\"%s\">%s</b> %s: %s.</p>\n"
                        .formatted(
                                claim.verdict().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                                verdict.substring(0, 1).toUpperCase(Locale.ROOT)
                                        + verdict.substring(1)
                                        + ".",
                                escaped(claim.text()),
                                escaped(claim.measured())));
    }

    private void figure(Figure figure, int level) {
        html.append("<figure id=\"%s\">\n".formatted(escaped(figure.id())));
        element("h" + level, figure.title());
        Plot plot = figure.plot();
        if (plot != null) {
            html.append(PlotDrawing.html(plot));
        }
        element("figcaption", figure.caption());
        boolean folded = figure.table().rows().size() > ROWS_SHOWN;
        if (folded) {
            html.append(
                    "<details><summary>All %d rows</summary>\n"
                            .formatted(figure.table().rows().size()));
        }
        if (!figure.table().rows().isEmpty()) {
            table(figure.table());
        }
        if (folded) {
            html.append("</details>\n");
        }
        if (!figure.table().rows().isEmpty()) {
            numbers(figure.id());
        }
        html.append("</figure>\n");
    }

    private void numbers(String id) {
        html.append(
                "<p><a href=\"%s/%s.csv\">The numbers as CSV</a></p>\n"
                        .formatted(TABLES, escaped(id)));
    }

    private void table(ReportTable table) {
        html.append("<div class=\"wide\"><table>\n");
        row("th", table.header(), table);
        table.rows().forEach(row -> row("td", row, table));
        html.append("</table></div>\n");
    }

    private void row(String tag, List<String> cells, ReportTable table) {
        html.append("<tr>");
        for (int column = 0; column < cells.size(); column++) {
            String look = isNumbers(table, column) ? " class=\"number\"" : "";
            html.append("<%s%s>%s</%s>".formatted(tag, look, breakable(cells.get(column)), tag));
        }
        html.append("</tr>\n");
    }

    /** Lets long names of players be broken after their punctuation. */
    private static String breakable(String text) {
        return escaped(text).replaceAll("(?<=[A-Za-z0-9][.\\[,-])(?=[A-Za-z])", "<wbr>");
    }

    private static boolean isNumbers(ReportTable table, int column) {
        return table.rows().stream().allMatch(row -> NUMBER.matcher(row.get(column)).matches());
    }

    private void element(String tag, String text) {
        if (!text.isEmpty()) {
            html.append("<%s>%s</%s>\n".formatted(tag, escaped(text), tag));
        }
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}

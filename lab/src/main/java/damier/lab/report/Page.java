package damier.lab.report;

import damier.lab.report.Claim.Verdict;
import damier.record.Replacement;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** Writes a report as a self-contained HTML file, with its numbers as CSV files beside it. */
public final class Page {
    public static final String FILE = "index.html";
    private static final String TABLES = "tables";

    /** Longer tables are collapsed; the data file has all rows. */
    private static final int ROWS_SHOWN = 12;

    /** The colours are distinguishable with any kind of colour blindness (Okabe and Ito). */
    private static final String STYLE =
            """
            :root { color-scheme: light dark; --page: #fff; --ink: #1c1f23; --soft: #5b6470; --grid: #d9dde2;
              --link: #0b62a8; --good: #00725a; --bad: #b3420a; --series0: #0072b2; --series1: #d55e00;
              --series2: #009e73; --series3: #b5578f; --series4: #7a5c00; --series5: #4aa3df; }
            @media (prefers-color-scheme: dark) { :root { --page: #15181c; --ink: #e6e8eb; --soft: #a0a8b3;
              --grid: #363c44; --link: #7cc0f2; --good: #4fd1ad; --bad: #ff9a5c; --series0: #56b4e9;
              --series1: #ff8a3d; --series2: #2bc79a; --series3: #e59ac6; --series4: #e0b93a; --series5: #9aa7ff; } }
            * { box-sizing: border-box; }
            body { margin: 0 auto; max-width: 52rem; padding: 1rem; background: var(--page); color: var(--ink);
              font: 1rem/1.5 system-ui, sans-serif; }
            h1, h2, h3 { line-height: 1.25; overflow-wrap: anywhere; }
            h2 { margin-top: 3rem; border-top: 1px solid var(--grid); padding-top: 1rem; }
            a { color: var(--link); }
            nav ol { columns: 18rem; column-gap: 3rem; padding-left: 1.8rem; } nav li { break-inside: avoid; }
            figure { margin: 1.5rem 0; } figcaption { color: var(--soft); margin: .3rem 0 .6rem; }
            .wide { overflow-x: auto; }
            svg { display: block; width: 100%; min-width: 21rem; max-width: 42rem; height: auto; fill: none;
              font-family: system-ui, sans-serif; }
            table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
            th, td { padding: .25rem .6rem; text-align: left; vertical-align: top;
              border-bottom: 1px solid var(--grid); }
            td.number, th.number { text-align: right; white-space: nowrap; }
            .facts td.number { text-align: left; }
            .held { color: var(--good); font-weight: 600; }
            .did-not-hold { color: var(--bad); font-weight: 600; }
            .not-decided { color: var(--soft); font-weight: 600; }
            pre { background: color-mix(in srgb, var(--grid) 45%, var(--page)); padding: .6rem .8rem;
              white-space: pre-wrap; overflow-wrap: anywhere; border-radius: .3rem; }
            summary { cursor: pointer; }
            @media (max-width: 40rem) {
              .claims th { display: none; } .claims td { display: block; border: 0; padding: .1rem 0; }
              .claims tr { display: block; border-bottom: 1px solid var(--grid); padding: .5rem 0; }
            }
            """;

    private static final Pattern NUMBER =
            Pattern.compile(
                    "[-+]?[0-9.]+( ± [0-9.]+| \\([-0-9.]+ to [-0-9.]+\\))?( %)?|–|-?∞( ±"
                            + " ([0-9.]+|∞))?|\\+[0-9]+ =[0-9]+ −[0-9]+");

    private final Report report;
    private final boolean canDraw;
    private final StringBuilder html = new StringBuilder();

    private Page(Report report, boolean canDraw) {
        this.report = report;
        this.canDraw = canDraw;
    }

    /** Writes the page and its data files into a folder; an existing page is replaced. */
    public static void write(Report report, Path folder) throws IOException {
        // Plots need no display, even if there is one.
        System.setProperty("java.awt.headless", "true");
        write(report, folder, PlotDrawing.canDraw());
    }

    static void write(Report report, Path folder, boolean canDraw) throws IOException {
        Path tables = folder.resolve(TABLES);
        Files.createDirectories(tables);
        for (Section section : report.sections()) {
            for (Figure figure : section.figures()) {
                Files.writeString(tables.resolve(figure.id() + ".csv"), figure.table().csv());
            }
        }
        if (!report.claims().isEmpty()) {
            Files.writeString(tables.resolve("claims.csv"), claims(report).csv());
        }
        Replacement.write(folder.resolve(FILE), new Page(report, canDraw).html());
    }

    private static ReportTable claims(Report report) {
        ReportTable table = ReportTable.of("document", "claim", "measured", "verdict");
        for (Claim claim : report.claims()) {
            table.add(claim.document(), claim.text(), claim.measured(), claim.verdict());
        }
        return table;
    }

    private String html() {
        html.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append(
                        "<meta name=\"viewport\" content=\"width=device-width,"
                                + " initial-scale=1\">\n")
                // The sandbox of the web board may load nothing, not even an icon.
                .append("<link rel=\"icon\" href=\"data:,\">\n")
                .append(
                        "<title>%s</title>\n<style>\n%s</style>\n</head>\n<body>\n"
                                .formatted(escaped(report.title()), STYLE));
        element("h1", report.title());
        element("p", report.introduction());
        html.append("<div class=\"facts\">\n");
        table(report.facts());
        html.append("</div>\n");
        element("p", "To repeat all of it:");
        element("pre", report.command());
        files();
        contents();
        claims();
        report.sections().forEach(this::section);
        return html.append("</body>\n</html>\n").toString();
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
        html.append("<nav><ol>\n");
        if (!report.claims().isEmpty()) {
            html.append("<li><a href=\"#claims\">What held</a></li>\n");
        }
        for (Section section : report.sections()) {
            html.append(
                    "<li><a href=\"#%s\">%s</a></li>\n"
                            .formatted(escaped(section.id()), escaped(section.title())));
        }
        html.append("</ol></nav>\n");
    }

    private void claims() {
        if (report.claims().isEmpty()) {
            return;
        }
        html.append("<h2 id=\"claims\">What held</h2>\n");
        element("p", counts());
        html.append("<div class=\"wide claims\"><table>\n<tr><th>document</th><th>claim</th>")
                .append("<th>measured</th><th>verdict</th></tr>\n");
        for (Claim claim : report.claims()) {
            String verdict = claim.verdict().toString();
            html.append(
                    "<tr><td>%s</td><td>%s</td><td>%s</td><td class=\"%s\">%s</td></tr>\n"
                            .formatted(
                                    escaped(claim.document()),
                                    escaped(claim.text()),
                                    escaped(claim.measured()),
                                    verdict.replace(' ', '-'),
                                    verdict));
        }
        html.append("</table></div>\n");
        numbers("claims");
    }

    private String counts() {
        if (report.claims().size() == 1) {
            return "One claim: %s. Intervals are of 95 %%."
                    .formatted(report.claims().getFirst().verdict());
        }
        return "Of %d claims %d held, %d did not hold, %d are not decided. Intervals are of 95 %%."
                .formatted(
                        report.claims().size(),
                        count(Verdict.HELD),
                        count(Verdict.DID_NOT_HOLD),
                        count(Verdict.NOT_DECIDED));
    }

    private long count(Verdict verdict) {
        return report.claims().stream().filter(claim -> claim.verdict() == verdict).count();
    }

    private void section(Section section) {
        html.append(
                "<h2 id=\"%s\">%s</h2>\n"
                        .formatted(escaped(section.id()), escaped(section.title())));
        element("p", section.text());
        section.figures().forEach(this::figure);
        if (!section.command().isEmpty()) {
            element("p", "To repeat this part:");
            element("pre", section.command());
        }
    }

    private void figure(Figure figure) {
        html.append("<figure id=\"%s\">\n".formatted(escaped(figure.id())));
        element("h3", figure.title());
        Plot plot = figure.plot();
        if (plot != null) {
            draw(plot, figure.id());
        }
        element("figcaption", figure.caption());
        boolean folded = figure.table().rows().size() > ROWS_SHOWN;
        if (folded) {
            html.append(
                    "<details><summary>All %d rows</summary>\n"
                            .formatted(figure.table().rows().size()));
        }
        table(figure.table());
        if (folded) {
            html.append("</details>\n");
        }
        numbers(figure.id());
        html.append("</figure>\n");
    }

    private void draw(Plot plot, String id) {
        if (canDraw) {
            html.append("<div class=\"wide\">\n")
                    .append(PlotDrawing.svg(plot, id))
                    .append("\n</div>\n");
        } else {
            element(
                    "p",
                    "Not drawn: the machine that wrote this page has no fonts. Install any (on"
                            + " Debian fonts-dejavu-core), and let the report be drawn again.");
        }
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
            html.append("<%s%s>%s</%s>".formatted(tag, look, escaped(cells.get(column)), tag));
        }
        html.append("</tr>\n");
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

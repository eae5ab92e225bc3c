package damier.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import damier.lab.report.Claim.Verdict;
import damier.lab.report.Plot.Mark;
import damier.lab.report.Plot.Point;
import damier.lab.report.Plot.Series;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class PageTest {
    private static final String HOSTILE = "<script>alert(\"&\")</script>";

    @TempDir private Path folder;

    @Test
    void nothingFromOutsideBecomesMarkup() throws IOException {
        String html = page(HOSTILE, graph(HOSTILE));
        assertThat(html).contains("&lt;script&gt;").doesNotContain("<script");
    }

    @Test
    void pageNeedsNothingButItself() throws IOException {
        assertThat(page("A page", graph("curve")))
                .doesNotContain("src=")
                .doesNotContain("@import")
                .doesNotContainPattern("<link(?! rel=\"icon\" href=\"data:,\">)");
    }

    @Test
    void plotsTakeTheColoursOfThePage() throws IOException {
        String html = page("A page", graph("curve"));
        String svg = html.substring(html.indexOf("<svg"), html.indexOf("</svg>"));
        assertThat(svg).contains("var(--ink)", "var(--grid)", "var(--series0)");
        assertThat(svg).doesNotContain("rgb(1,1,").doesNotContain("rgb(2,2,");
    }

    @Test
    void theSameReportIsTheSamePage() throws IOException {
        assertThat(page("A page", graph("curve"))).isEqualTo(page("A page", graph("curve")));
    }

    @Test
    void everyFigureHasItsNumbersBeside() throws IOException {
        page("A page", graph("curve"));
        assertThat(folder.resolve("tables/figure.csv"))
                .hasContent("name,value\n\"one, \"\"two\"\"\",0.333");
        assertThat(folder.resolve("tables/claims.csv"))
                .hasContent("document,claim,measured,verdict\nA document,A page,10,not decided");
    }

    @Test
    void namesWithoutAnyValueAreStillDrawn() throws IOException {
        Plot plot =
                new Plot.ByName(
                        "score",
                        List.of("one"),
                        50,
                        List.of(
                                new Series(
                                        "score",
                                        Mark.POINTS,
                                        List.of(new Point(0, Double.NaN, Double.NaN)))));
        assertThat(page("A page", plot)).contains("<svg");
    }

    @Test
    void withoutFontsThePageHasItsNumbersAndSaysWhatIsMissing() throws IOException {
        Page.write(report("A page", graph("curve")), folder, false);
        assertThat(folder.resolve(Page.FILE))
                .content()
                .contains("Not drawn", "0.333")
                .doesNotContain("<svg");
    }

    private static Plot graph(String name) {
        return new Plot.Graph(
                name,
                name,
                List.of(
                        new Series(
                                name,
                                Mark.LINE,
                                List.of(new Point(1, 2, 0.5), new Point(2, 3, Double.NaN)))));
    }

    private String page(String text, Plot plot) throws IOException {
        Page.write(report(text, plot), folder);
        return Files.readString(folder.resolve(Page.FILE));
    }

    private static Report report(String text, Plot plot) {
        ReportTable table = ReportTable.of("name", "value").add("one, \"two\"", 1 / 3.0);
        var figure = new Figure("figure", text, text, plot, table);
        return new Report(
                text,
                text,
                ReportTable.of(text).add(text),
                text,
                List.of(new Claim("A document", text, "10", Verdict.NOT_DECIDED)),
                List.of(new Section(text, text, text, text, List.of(figure))));
    }
}

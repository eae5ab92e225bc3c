package damier.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Game;
import damier.games.Games;
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
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
        assertThat(svg).contains("<g class=\"s0\">").doesNotContain("#").doesNotContain("rgb");
        assertThat(html).contains(".s0 { --c: var(--series0); }");
    }

    @Test
    void marksAndNumbersLieWithinThePlot() throws IOException {
        Plot plot =
                new Plot.Graph(
                        "nodes",
                        "%",
                        true,
                        false,
                        true,
                        List.of(
                                new Series(
                                        "found",
                                        Mark.LINE,
                                        List.of(new Point(10, 99, 8), new Point(100_000, 3, 9)))));
        String svg = PlotDrawing.html(plot);
        Matcher places = Pattern.compile("<text[^>]* x=\"([0-9.]+)\"[^>]*>([^<]*)<").matcher(svg);
        assertThat(places.results())
                .isNotEmpty()
                .allSatisfy(
                        text ->
                                assertThat(Double.parseDouble(text.group(1)))
                                        .isBetween(0.0, 480.0));
        assertThat(svg).contains(">100<", ">0<", ">100000<").doesNotContain("NaN");
    }

    @Test
    void positionsAreDrawnWithSharedPieces() throws IOException {
        var kind = new Games().byId("italian");
        Plot boards =
                new Plot.Boards(
                        List.of(
                                new Diagram(
                                        HOSTILE,
                                        kind.board().layout(),
                                        kind.board().pieces(new Game(kind).position()))));
        String html = page("A page", boards);
        assertThat(html.split("<circle id=\"wm\"", -1)).hasSize(2);
        assertThat(html.split("href=\"#wm\" x", -1)).hasSize(13);
        assertThat(html.split("href=\"#bm\" x", -1)).hasSize(13);
        assertThat(html).doesNotContain("<script");
    }

    @Test
    void aClaimStandsWithItsQuoteAndItsFigure() throws IOException {
        String html = page("A page", graph("curve"));
        int section = html.indexOf("<h2 id=\"A page\">");
        assertThat(html.substring(section))
                .containsSubsequence(
                        "<blockquote>“Its words”</blockquote>",
                        "<figure",
                        "<b class=\"not-decided\">Not decided.</b> A page: 10.");
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
                .hasContent(
                        "document,claim,measured,verdict,quote,section\n"
                                + "A document,A page,10,not decided,Its words,A page");
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
        Claim claim = new Claim("A document", "Its words", text, "10", Verdict.NOT_DECIDED);
        return Report.of(
                text,
                text,
                ReportTable.of(text).add(text),
                text,
                List.of(new Section(text, text, text, text, List.of(figure), List.of(claim))),
                List.of());
    }
}

package damier.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import damier.engine.Engines;
import damier.games.Games;
import damier.lab.report.Claim;
import damier.lab.report.Claim.Verdict;
import damier.lab.report.Figure;
import damier.players.PlayerSpecs;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** All that the documents measured, at the quick pace, and the shape of what comes out. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ClassicsTest {
    private final Experiments experiments =
            new Experiments(new Arenas(new Engines(new Games()), PlayerSpecs::parse));
    private final Settings settings =
            new Settings(Experiments.CLASSICS, Pace.QUICK, OptionalInt.empty(), "", "");
    private final List<Study> studies = experiments.studies(settings);
    private final Map<String, List<Row>> rows = new HashMap<>();
    private final Map<String, Study.Findings> findings = new HashMap<>();

    @TempDir private static Path folder;

    private Path page;

    @BeforeAll
    void runTheClassics() throws IOException {
        try (ExperimentFolder opened = ExperimentFolder.create(folder, settings)) {
            var run =
                    new ExperimentRun(opened, studies, Runtime.getRuntime().availableProcessors());
            run.prepare();
            assertThat(run.run()).isTrue();
            for (Study study : studies) {
                List<Row> all =
                        opened.results(study).read().values().stream()
                                .flatMap(List::stream)
                                .toList();
                rows.put(study.id(), all);
                findings.put(study.id(), study.findings(all));
            }
            page = ExperimentReport.write(opened, experiments.title(settings), studies);
        }
    }

    @Test
    void alphaBetaVisitsFewerNodesAndFindsTheSameValue() {
        List<Row> minimax = of("ordering", OrderingStudy.MINIMAX);
        List<Row> alphaBeta = of("ordering", OrderingStudy.NONE);
        assertThat(minimax).hasSameSizeAs(alphaBeta).hasSizeGreaterThan(100);
        for (int i = 0; i < minimax.size(); i++) {
            Row.Thought all = minimax.get(i).thought();
            Row.Thought fewer = alphaBeta.get(i).thought();
            assertThat(fewer.value()).isEqualTo(all.value());
            assertThat(fewer.counts().nodes()).isLessThanOrEqualTo(all.counts().nodes());
        }
        assertThat(nodes(alphaBeta)).isLessThan(nodes(minimax) / 2);
    }

    @Test
    void staticOrderVisitsFewerNodesThanNone() {
        assertThat(nodes(of("ordering", OrderingStudy.STATIC)))
                .isLessThan(nodes(of("ordering", OrderingStudy.NONE)));
    }

    @Test
    void searchingPlayersBeatThoseThatDoNotLookAhead() {
        assertThat(claim("opponents", "It beats uninformed with both colours").verdict())
                .isEqualTo(Verdict.HELD);
        assertThat(claim("opponents", "It wins from the default players: random").verdict())
                .isEqualTo(Verdict.HELD);
    }

    @Test
    void everyClaimRestsOnFortyGames() {
        for (Study study : studies) {
            if (!findings(study).claims().isEmpty()) {
                assertThat(
                                rows.getOrDefault(study.id(), List.of()).stream()
                                        .map(row -> row.place().game())
                                        .distinct())
                        .as(study.id())
                        .hasSizeGreaterThanOrEqualTo(study.id().equals("best-moves") ? 20 : 40);
            }
        }
    }

    @Test
    void everyClaimSaysWhatWasMeasured() {
        List<Claim> claims =
                studies.stream().flatMap(study -> findings(study).claims().stream()).toList();
        assertThat(claims).hasSizeGreaterThan(40);
        assertThat(claims)
                .allSatisfy(
                        claim -> {
                            assertThat(claim.measured())
                                    .containsPattern("\\d")
                                    .doesNotContain("NaN");
                            assertThat(claim.document()).isNotEmpty();
                        });
        assertThat(claims).filteredOn(claim -> claim.text().contains("exponential")).hasSize(3);
    }

    @Test
    void everyFigureIsAPlotAndATable() throws IOException {
        String html = Files.readString(page);
        for (Study study : studies) {
            for (Figure figure : findings(study).figures()) {
                assertThat(html).contains("<figure id=\"" + figure.id() + "\">");
                assertThat(folder.resolve("tables").resolve(figure.id() + ".csv")).isNotEmptyFile();
            }
        }
        assertThat(html.split("<svg", -1)).hasSizeGreaterThan(40);
        assertThat(html).doesNotContain("NaN");
    }

    @Test
    void theReportIsDrawnAgainFromTheRowsAlone() throws IOException {
        String before = Files.readString(page);
        Files.delete(page);
        try (ExperimentFolder opened = ExperimentFolder.open(folder)) {
            ExperimentReport.write(opened, experiments.title(settings), studies);
        }
        assertThat(page).hasContent(before);
    }

    private Study.Findings findings(Study study) {
        return findings.getOrDefault(study.id(), new Study.Findings(List.of(), List.of()));
    }

    private List<Row> of(String study, String label) {
        return Study.of(rows.getOrDefault(study, List.of()), label);
    }

    private static long nodes(List<Row> rows) {
        return rows.stream().mapToLong(row -> row.thought().counts().nodes()).sum();
    }

    private Claim claim(String study, String text) {
        return findings
                .getOrDefault(study, new Study.Findings(List.of(), List.of()))
                .claims()
                .stream()
                .filter(claim -> claim.text().equals(text))
                .findAny()
                .orElseThrow();
    }
}

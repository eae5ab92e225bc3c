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
    /** Their claims rest on counts of trees, not on games. */
    private static final List<String> NOT_OF_GAMES = List.of("search-methods", "deepening");

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
            if (!findings(study).claims().isEmpty() && !NOT_OF_GAMES.contains(study.id())) {
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
                            assertThat(claim.document().isEmpty())
                                    .isEqualTo(claim.quote().isEmpty());
                        });
        assertThat(claims).filteredOn(claim -> claim.text().contains("exponential")).hasSize(3);
    }

    @Test
    void everyFigureIsAPlotAndATable() throws IOException {
        String html = Files.readString(page);
        for (Study study : studies) {
            for (Figure figure : findings(study).figures()) {
                assertThat(html).contains("<figure id=\"" + figure.id() + "\">");
                if (!figure.table().rows().isEmpty()) {
                    Path table = folder.resolve("tables").resolve(figure.id() + ".csv");
                    assertThat(table).isNotEmptyFile();
                }
            }
        }
        assertThat(html.split("<svg", -1)).hasSizeGreaterThan(40);
        assertThat(html).doesNotContain("NaN");
    }

    @Test
    void theReportFollowsTheDocumentsAndTheirFigures() throws IOException {
        assertThat(Files.readString(page))
                .containsSubsequence(
                        ">Giordano, Lefevre: ",
                        ">Figure 2. ",
                        ">Figure 3. ",
                        ">Figure 4. ",
                        ">Figure 5. ",
                        ">Le Minh: ",
                        ">Horizon effect. ",
                        ">Gösgens, Sommers: ",
                        ">Vieira Manzanera: ",
                        ">Figure 5. ",
                        ">Figure 7. ",
                        ">Figure 8. ",
                        ">Figure 9. ",
                        ">Figure 10. ",
                        ">Fiorentino: ",
                        ">Beyond the documents<");
    }

    @Test
    void theReportIsSmall() {
        assertThat(page.toFile().length()).isLessThan(1_000_000);
    }

    @Test
    void theQuickPaceJudgesNoPlayAtTheDocumentsDepths() {
        assertThat(findings("ablation-giordano-lefevre").claims())
                .hasSize(4)
                .allSatisfy(claim -> assertThat(claim.verdict()).isEqualTo(Verdict.NOT_JUDGED));
        assertThat(findings("depth-gosgens-sommers").claims())
                .extracting(Claim::verdict)
                .containsExactly(Verdict.NOT_JUDGED);
    }

    @Test
    void figure4StandsAsPrintedBesideOurs() throws IOException {
        Path tables = folder.resolve("tables");
        assertThat(tables.resolve("ablation-giordano-lefevre-printed.csv"))
                .content()
                .contains("\nplayer,X,X,X,,,W,14\ntest,X,X,,,,L,0\n");
        assertThat(tables.resolve("ablation-giordano-lefevre-ours.csv"))
                .content()
                .containsPattern("player,X,X,X,,,\\+\\d+ =\\d+ −\\d+,[0-9.]+ ± [0-9.]+\n");
    }

    @Test
    void kMattersAtTheThresholdOfTheDocument() {
        assertThat(nodes(of("hardness", "k = 0.05")))
                .isNotEqualTo(nodes(of("hardness", "k = 0.7")));
        assertThat(of("hardness", "k = 0.05"))
                .allSatisfy(row -> assertThat(row.place().player()).contains("threshold=0.3,"));
    }

    @Test
    void finalBoardsHaveAsManyDiscsAsTheGamesRecord() {
        Arena othello = new Arenas(new Engines(new Games()), PlayerSpecs::parse).byId("othello");
        List<Row> game =
                rows.getOrDefault("evaluations", List.of()).stream()
                        .filter(row -> row.setting().startsWith("absolute - greedy"))
                        .filter(row -> row.place().game() == 1)
                        .toList();
        Row.Fate fate = game.getFirst().fate();
        int pieces = Diagrams.of(Diagrams.replay(othello, game, 100), "").pieces().size();
        assertThat(pieces).isEqualTo(fate.left() + fate.opponentLeft());
    }

    @Test
    void searchMethodsFindWhatTheTableOfTheDocumentSays() {
        assertThat(findings("search-methods").claims())
                .hasSize(3)
                .allSatisfy(claim -> assertThat(claim.verdict()).isEqualTo(Verdict.HELD));
        assertThat(findings("deepening").claims())
                .extracting(Claim::verdict)
                .containsExactly(Verdict.HELD);
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
        return findings(study.id());
    }

    private Study.Findings findings(String study) {
        return findings.getOrDefault(study, new Study.Findings(List.of()));
    }

    private List<Row> of(String study, String label) {
        return Study.of(rows.getOrDefault(study, List.of()), label);
    }

    private static long nodes(List<Row> rows) {
        return rows.stream().mapToLong(row -> row.thought().counts().nodes()).sum();
    }

    private Claim claim(String study, String text) {
        return findings.getOrDefault(study, new Study.Findings(List.of())).claims().stream()
                .filter(claim -> claim.text().equals(text))
                .findAny()
                .orElseThrow();
    }
}

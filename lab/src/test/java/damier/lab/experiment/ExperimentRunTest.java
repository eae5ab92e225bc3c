package damier.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import damier.engine.Engines;
import damier.games.Games;
import damier.lab.BadFolder;
import damier.players.PlayerSpecs;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;

class ExperimentRunTest {
    private final Experiments experiments =
            new Experiments(new Arenas(new Engines(new Games()), PlayerSpecs::parse));

    @TempDir private Path folder;

    @Test
    void everyFeatureIsSwitchedOffInBothColours() throws IOException {
        Settings settings = ablate("othello.vieira[depth=1]", 2);
        Study study = experiments.studies(settings).getFirst();
        run(settings, List.of(study));
        List<Row> rows = rows(study);
        assertThat(rows)
                .extracting(Row::setting)
                .containsOnly("all - moves off", "all - discs off", "all - bonus off");
        for (String setting : List.of("all - moves off", "all - discs off")) {
            PairingScores scores = PairingScores.of(Study.of(rows, setting));
            assertThat(scores.standing().games()).isEqualTo(2);
            assertThat(scores.asWhite().count()).isEqualTo(1);
            assertThat(scores.left().mean() + scores.opponentLeft().mean()).isBetween(10.0, 64.0);
        }
    }

    @Test
    void theSameExperimentGivesTheSameMoves() throws IOException {
        Settings settings = ablate("othello.vieira[depth=1,moves=off]", 2);
        Study study = experiments.studies(settings).getFirst();
        run(settings, List.of(study));
        List<String> first = moves(study);
        try (ExperimentFolder opened = ExperimentFolder.open(folder)) {
            assertThat(opened.renameResults()).isEqualTo(folder.resolve("results.1"));
            var run = new ExperimentRun(opened, List.of(study), 1);
            assertThat(run.prepare()).isTrue();
            assertThat(run.run()).isTrue();
        }
        assertThat(moves(study)).isEqualTo(first).hasSizeGreaterThan(100);
    }

    @Test
    void aRunThatWasStoppedGoesOnWhereItWas() throws IOException {
        List<String> done = new ArrayList<>();
        Settings settings = ablate("damier", 2);
        try (ExperimentFolder opened = ExperimentFolder.create(folder, settings)) {
            var holder = new ExperimentRun[1];
            Study stopping = study(done, 5, () -> holder[0].stop());
            holder[0] = new ExperimentRun(opened, List.of(stopping), 1);
            assertThat(holder[0].prepare()).isTrue();
            assertThat(holder[0].run()).isFalse();
            assertThat(done).hasSize(5);

            Study whole = study(done, Integer.MAX_VALUE, () -> {});
            var second = new ExperimentRun(opened, List.of(whole), 1);
            second.prepare();
            assertThat(second.progress()).isEqualTo(new ExperimentRun.Progress(0, 4, 20));
            assertThat(second.run()).isTrue();
            assertThat(second.prepare()).isFalse();
        }
        // The trial that was under way when it was stopped is done again; no other is.
        assertThat(done).hasSize(21);
        assertThat(done.stream().distinct()).hasSize(20);
    }

    @Test
    void anExperimentIsRunByOneProgramAtATime() throws IOException {
        try (ExperimentFolder opened = ExperimentFolder.create(folder, ablate("damier", 2))) {
            assertThatExceptionOfType(BadFolder.class)
                    .isThrownBy(() -> ExperimentFolder.open(opened.path()))
                    .withMessage(folder + ": this experiment is being run already");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "experiment ablate;pace slow | :2:6: there is no pace 'slow'",
                "experiment ablate;games 3 | :2:7: '3' is not an even number of games from 2 to"
                        + " 1000000",
                "colour red | :1:1: there is no setting 'colour'",
                "pace quick | : it does not say which experiment"
            })
    void settingsThatMakeNoSenseAreNamed(String lines, String fault) throws IOException {
        Path file = folder.resolve(ExperimentFolder.SETTINGS);
        Files.writeString(file, lines.replace(";", "\n") + "\n");
        try (ExperimentFolder opened = ExperimentFolder.open(folder)) {
            assertThatExceptionOfType(BadFolder.class)
                    .isThrownBy(opened::settings)
                    .withMessage(file + fault);
        }
    }

    @Test
    void settingsAreReadAsTheyWereWritten() throws IOException {
        Settings settings = experiments.complete(ablate("italian.fiorentino[time=1s]", 6));
        try (ExperimentFolder opened = ExperimentFolder.create(folder, settings)) {
            assertThat(opened.settings()).isEqualTo(settings);
        }
        assertThat(settings.game()).isEqualTo("italian");
        assertThat(settings.command())
                .isEqualTo(
                        "damier lab run ablate --player 'italian.fiorentino[time=1s]' --game"
                                + " italian --games 6 --quick");
    }

    @Test
    void aPlayerWithoutFeaturesCannotBeAblated() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ablate("random", 2))
                .withMessage("random has no features that can be switched off");
    }

    @ParameterizedTest
    @CsvSource({"profile, damier", "scaling, othello.vieira", "scaling, damier"})
    void anyPlayerCanBeMeasured(String experiment, String player) throws IOException {
        Settings settings =
                experiments.complete(
                        new Settings(experiment, Pace.QUICK, OptionalInt.of(2), player, "othello"));
        List<Study> studies = experiments.studies(settings);
        run(settings, studies);
        try (ExperimentFolder opened = ExperimentFolder.open(folder)) {
            Path page = ExperimentReport.write(opened, experiments.title(settings), studies);
            assertThat(page).content().contains("<svg").doesNotContain("NaN");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"othello.vieira", "damier"})
    void savedGamesAreSeenRoundByRound(String player) throws IOException {
        Path saved = Files.writeString(folder.resolveSibling("human.txt"), "f5d6c3d3c4f4f6\n");
        Settings settings =
                experiments.complete(
                        new Settings("rounds", Pace.QUICK, OptionalInt.empty(), player, "othello")
                                .withSaved(saved.toString()));
        List<Study> studies = experiments.studies(settings);
        run(settings, studies);
        try (ExperimentFolder opened = ExperimentFolder.open(folder)) {
            Path page = ExperimentReport.write(opened, experiments.title(settings), studies);
            assertThat(page).content().contains("<svg", "human.txt").doesNotContain("NaN");
            assertThat(folder.resolve("tables/rounds-pieces.csv"))
                    .content()
                    .startsWith("round,games,White,Black\n1,1,,2 ± –\n2,1,1 ± –,\n3,1,,3 ± –\n")
                    .endsWith("7,1,,5 ± –\n8,1,4 ± –,\n");
        }
    }

    @Test
    void roundsAreOfGames() {
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () ->
                                experiments.complete(
                                        new Settings(
                                                "rounds",
                                                Pace.QUICK,
                                                OptionalInt.empty(),
                                                "",
                                                "othello")))
                .withMessage("rounds needs a file of games (--saved FILE)");
    }

    /** Whoever stops early still gets a report. */
    @Test
    void oneTrialOfAStudyIsEnoughForItsFigures() {
        Settings classics =
                new Settings(Experiments.CLASSICS, Pace.QUICK, OptionalInt.empty(), "", "");
        try (var roster = new Roster()) {
            for (Study study : experiments.studies(classics)) {
                List<Row> rows = study.trials().getFirst().run(roster, () -> false);
                assertThat(rows).as(study.id()).isNotEmpty();
                assertThat(study.findings(rows).figures()).as(study.id()).isNotEmpty();
            }
        }
    }

    private Settings ablate(String player, int games) {
        return experiments.complete(
                new Settings("ablate", Pace.QUICK, OptionalInt.of(games), player, ""));
    }

    private void run(Settings settings, List<Study> studies) throws IOException {
        try (ExperimentFolder opened = ExperimentFolder.create(folder, settings)) {
            var run = new ExperimentRun(opened, studies, 2);
            assertThat(run.prepare()).isTrue();
            assertThat(run.run()).isTrue();
        }
    }

    private List<Row> rows(Study study) throws IOException {
        try (ExperimentFolder opened = ExperimentFolder.open(folder)) {
            return opened.results(study).read().values().stream().flatMap(List::stream).toList();
        }
    }

    private List<String> moves(Study study) throws IOException {
        return rows(study).stream()
                .map(row -> row.place() + " " + row.thought().move() + " " + row.fate())
                .sorted()
                .toList();
    }

    /** Twenty trials of one row each; after some of them something happens. */
    private static Study study(List<String> done, int count, Runnable then) {
        return new Study("counting", "", "") {
            @Override
            public List<? extends Trial> trials() {
                List<Trial> trials = new ArrayList<>();
                for (int i = 0; i < 20; i++) {
                    int number = i;
                    trials.add(
                            new Trial() {
                                @Override
                                public String id() {
                                    return "trial " + number;
                                }

                                @Override
                                public List<Row> run(Roster roster, BooleanSupplier stop) {
                                    done.add(id());
                                    if (done.size() == count) {
                                        then.run();
                                    }
                                    return List.of(MeanTest.row(number, 1));
                                }
                            });
                }
                return trials;
            }

            @Override
            public Findings findings(List<Row> rows) {
                return new Findings(List.of());
            }
        };
    }
}

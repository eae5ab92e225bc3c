package damier.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import damier.classic.ClassicPlayers;
import damier.classic.PlayerDescription;
import damier.classic.PlayerOption;
import damier.classic.PlayerText;
import damier.engine.Engines;
import damier.games.Games;
import damier.players.PlayerSpecs;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

class OptionStudiesTest {
    private final Experiments experiments =
            new Experiments(new Arenas(new Engines(new Games()), PlayerSpecs::parse));
    private final Settings settings =
            new Settings("options", Pace.QUICK, OptionalInt.of(2), "", "");
    private final List<Study> studies = experiments.studies(settings);

    @TempDir private Path folder;

    @Test
    void everySwitchThatIsOffByDefaultHasAStudy() {
        Set<String> studied = new HashSet<>();
        for (Study study : studies) {
            for (Trial trial : study.trials()) {
                PlayerText player = PlayerText.parse(((GameTrial) trial).pairing().first());
                player.options().keySet().forEach(option -> studied.add(player.id() + option));
            }
        }
        for (PlayerDescription player : ClassicPlayers.all()) {
            for (PlayerOption option : player.options()) {
                if (option.choices().equals(List.of(PlayerOption.OFF, PlayerOption.ON))) {
                    assertThat(studied).contains(player.id() + option.name());
                }
            }
        }
    }

    @Test
    void studyPlaysAndReportsItsScoreWithAnInterval() throws IOException {
        List<Study> two =
                studies.stream()
                        .filter(study -> study.id().matches("option-(elbow|per-piece)"))
                        .toList();
        try (ExperimentFolder opened = ExperimentFolder.create(folder, settings)) {
            var run = new ExperimentRun(opened, two, 2);
            run.prepare();
            assertThat(run.run()).isTrue();
            for (Study study : two) {
                List<Row> rows =
                        opened.results(study).read().values().stream()
                                .flatMap(List::stream)
                                .toList();
                PairingScores scores = PairingScores.of(rows);
                assertThat(scores.standing().games()).as(study.id()).isEqualTo(2);
                assertThat(scores.words()).containsPattern("±|to").contains("of 2 games");
            }
        }
    }

    @Test
    void everyPlayerOfAStudyExists() {
        for (Study study : studies) {
            for (Trial trial : study.trials()) {
                Pairing pairing = ((GameTrial) trial).pairing();
                ClassicPlayers.create(pairing.first());
                ClassicPlayers.create(pairing.second());
            }
        }
        assertThat(studies).hasSizeGreaterThan(12);
    }

    @Test
    void studiesRunAloneByTheirIds() {
        assertThat(experiments.studies(settings.of("option-quotient")))
                .extracting(Study::title)
                .containsExactly(
                        "international.gosgens-sommers[combine=difference] with combine=quotient");
        assertThat(experiments.list())
                .extracting(Experiments.Entry::name)
                .contains("options", "option-quiescence", "option-endgame");
    }
}

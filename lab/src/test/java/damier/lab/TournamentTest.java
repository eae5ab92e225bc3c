package damier.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;
import damier.lab.MatchFolder.Kind;
import damier.lab.Schedule.Pairing;
import damier.session.Adjudication;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

class TournamentTest {
    private final EngineFactory italian = new Engines(new Games()).byId("italian");

    @TempDir private Path folder;

    @Test
    void everyRoundHasAllPairingsWithBothColoursFromOneOpening() {
        Schedule schedule = Schedule.roundRobin(3);
        assertThat(schedule.pairings())
                .containsExactly(new Pairing(0, 1), new Pairing(0, 2), new Pairing(1, 2));
        assertThat(IntStream.range(0, 8).mapToObj(schedule::fixture))
                .containsExactly(
                        new Fixture(0, 0, 0, 1),
                        new Fixture(1, 0, 0, 1),
                        new Fixture(2, 0, 0, 2),
                        new Fixture(3, 0, 0, 2),
                        new Fixture(4, 0, 1, 2),
                        new Fixture(5, 0, 1, 2),
                        new Fixture(6, 1, 0, 1),
                        new Fixture(7, 1, 0, 1));
    }

    @Test
    void gauntletHasTheFirstAgainstAllOthers() {
        assertThat(Schedule.gauntlet(4).pairings())
                .containsExactly(new Pairing(0, 1), new Pairing(0, 2), new Pairing(0, 3));
    }

    @Test
    void onePlayerIsNoTournament() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Schedule.roundRobin(1))
                .withMessage("1 players: at least 2");
    }

    @Test
    void everyPairingPlaysAllItsGames() throws IOException {
        // More players than a board keeps waiting.
        var setup = setup(italian, Schedule.roundRobin(11), 2, 2);
        List<Standing> standings = play(setup, folder);
        assertThat(standings).hasSize(55).allMatch(standing -> standing.games() == 2);
        assertThat(Files.readAllLines(folder.resolve("games.tsv"))).hasSize(110);
    }

    @Test
    void resultDoesNotDependOnHowManyGamesArePlayedAtOnce() throws IOException {
        play(setup(italian, Schedule.gauntlet(4), 4, 1), folder.resolve("one"));
        play(setup(italian, Schedule.gauntlet(4), 4, 3), folder.resolve("three"));
        assertThat(Files.readAllLines(folder.resolve("three/games.tsv")))
                .containsExactlyInAnyOrderElementsOf(
                        Files.readAllLines(folder.resolve("one/games.tsv")));
    }

    @Test
    void tournamentCanBeMadeLonger() throws IOException {
        play(setup(italian, Schedule.roundRobin(3), 2, 1), folder);
        List<String> before = Files.readAllLines(folder.resolve("games.tsv"));
        List<Standing> standings = resume(setup(italian, Schedule.roundRobin(3), 6, 1), folder);
        assertThat(standings).allMatch(standing -> standing.games() == 6);
        assertThat(Files.readAllLines(folder.resolve("games.tsv")))
                .startsWith(before.toArray(String[]::new))
                .hasSize(18);
    }

    @Test
    void gamesOfOtherPlayersAreNotTakenOver() throws IOException {
        play(setup(italian, Schedule.roundRobin(3), 2, 1), folder);
        assertThatThrownBy(() -> resume(setup(italian, Schedule.gauntlet(4), 2, 1), folder))
                .isInstanceOf(BadFolder.class)
                .hasMessage(folder + ": game 4 was played by others");
    }

    @Test
    void folderOfATournamentIsNoMatch() throws IOException {
        MatchFolder.create(folder, Kind.TOURNAMENT, Map.of()).close();
        assertThatThrownBy(() -> MatchFolder.resume(folder, Kind.MATCH))
                .isInstanceOf(BadFolder.class)
                .hasMessage(folder + " holds no match");
        assertThatThrownBy(() -> MatchFolder.create(folder, Kind.MATCH, Map.of()))
                .hasMessageContaining("tournament --resume");
    }

    private static TournamentSetup setup(
            EngineFactory kind, Schedule schedule, int gamesEach, int concurrency) {
        List<Contender> contenders = new ArrayList<>();
        for (int i = 0; i < schedule.players(); i++) {
            contenders.add(new Contender(ScriptedPlayer.random("a  player " + i), Matches.NODES));
        }
        return new TournamentSetup(
                kind.game(),
                contenders,
                schedule,
                Matches.openings(kind),
                gamesEach,
                concurrency,
                Adjudication.DEFAULT,
                Timeouts.DEFAULT,
                Optional.empty());
    }

    private static List<Standing> play(TournamentSetup setup, Path out) throws IOException {
        MatchFolder.create(out, Kind.TOURNAMENT, Map.of()).close();
        return resume(setup, out);
    }

    private static List<Standing> resume(TournamentSetup setup, Path out) throws IOException {
        try (MatchFolder saved = MatchFolder.resume(out, Kind.TOURNAMENT)) {
            var tournament =
                    new Tournament(
                            setup,
                            new TournamentListener() {
                                @Override
                                public void finished(GameRecord game) throws IOException {
                                    saved.add(game, setup.names());
                                }
                            });
            saved.resume(tournament);
            tournament.run();
            return tournament.standings();
        }
    }
}

package damier.lab;

import static damier.lab.Matches.play;
import static damier.lab.Matches.playInto;
import static damier.lab.Matches.resume;
import static damier.lab.Matches.setup;
import static damier.lab.Matches.with;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.core.Ending.Reason;
import damier.core.Game;
import damier.core.Result;
import damier.core.Side;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;
import damier.lab.MatchFolder.Kind;
import damier.lab.stats.Sprt;
import damier.players.PlayerSpecs;
import damier.session.Adjudication;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

class MatchTest {
    private final Engines engines = new Engines(new Games());

    @TempDir private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"international", "othello"})
    void everySavedGameIsLegalAndEndedAsItSays(String game) throws IOException {
        checkSavedGames(engines.byId(game), 400);
    }

    private void checkSavedGames(EngineFactory kind, int games) throws IOException {
        var setup = setup(kind, ScriptedPlayer.random("A"), ScriptedPlayer.random("B"), games, 2);
        Standing standing = playInto(folder.resolve("match"), setup);
        assertThat(standing.games()).isEqualTo(games);
        assertThat(standing.wins()).isPositive();
        assertThat(standing.losses()).isPositive();

        try (MatchFolder saved = MatchFolder.resume(folder.resolve("match"), Kind.MATCH)) {
            List<GameLine> lines = saved.games();
            assertThat(lines)
                    .extracting(GameLine::number)
                    .containsExactlyInAnyOrderElementsOf(
                            IntStream.range(0, games).boxed().toList());
            lines.forEach(line -> check(kind, line));
        }
    }

    private static void check(EngineFactory kind, GameLine line) {
        assertThat(line.openingPlies()).isEqualTo(8);
        assertThat(line.start()).isEmpty();
        Game game = new Game(kind.game());
        for (String move : line.moves()) {
            game.play(kind.game().notation().move(game.position(), move));
        }
        if (line.reason() == Reason.LENGTH) {
            assertThat(game.ply()).isEqualTo(Adjudication.DEFAULT_MAX_PLIES);
            assertThat(line.result()).isEqualTo(Result.DRAW);
        } else {
            var ending = game.ending().orElseThrow();
            assertThat(line.result()).isEqualTo(ending.result());
            assertThat(line.reason()).isEqualTo(ending.reason());
        }
    }

    @Test
    void bothGamesOfAPairHaveTheSameOpeningAndReversedColours() throws IOException {
        var setup =
                setup(
                        engines.byId("italian"),
                        ScriptedPlayer.random("A"),
                        ScriptedPlayer.random("B"),
                        10,
                        1);
        playInto(folder, setup);
        List<String> rows = Files.readAllLines(folder.resolve("games.tsv"));
        for (int pair = 0; pair < 5; pair++) {
            String[] one = rows.get(2 * pair).split("\t", -1);
            String[] other = rows.get(2 * pair + 1).split("\t", -1);
            assertThat(one)
                    .startsWith(Integer.toString(2 * pair), Integer.toString(pair), "A", "B");
            assertThat(other[1]).isEqualTo(one[1]);
            assertThat(other).contains("B").containsSubsequence("B", "A");
            assertThat(opening(other)).isEqualTo(opening(one)).hasSize(8);
        }
    }

    private static List<String> opening(String[] columns) {
        return List.of(columns[8].split(" ", -1)).subList(0, Integer.parseInt(columns[6]));
    }

    @Test
    void resultDoesNotDependOnHowManyGamesArePlayedAtOnce() throws IOException {
        EngineFactory kind = engines.byId("international");
        List<String> one = engineGames(kind, folder.resolve("one"), 1);
        List<String> three = engineGames(kind, folder.resolve("three"), 3);
        assertThat(three).containsExactlyInAnyOrderElementsOf(one);
    }

    private static List<String> engineGames(EngineFactory kind, Path out, int concurrency)
            throws IOException {
        var setup =
                setup(
                        kind,
                        PlayerSpecs.parse(kind, "damier[table=1]"),
                        PlayerSpecs.parse(kind, "damier[table=1,level=3]"),
                        12,
                        concurrency);
        playInto(out, setup);
        return Files.readAllLines(out.resolve("games.tsv"));
    }

    @Test
    void testStopsTheMatchAtTheSamePairHoweverManyGamesArePlayedAtOnce() {
        EngineFactory kind = engines.byId("othello");
        Standing one = stopped(kind, 1);
        Standing four = stopped(kind, 4);
        assertThat(one.games()).isBetween(10L, 398L);
        assertThat(four).usingRecursiveComparison().isEqualTo(one);
        assertThat(new Sprt(0, 50).llr(one.pairs())).isGreaterThan(Sprt.BOUND);
    }

    private static Standing stopped(EngineFactory kind, int concurrency) {
        TournamentSetup setup =
                setup(
                        kind,
                        PlayerSpecs.parse(kind, "damier[table=1]"),
                        PlayerSpecs.parse(kind, "random"),
                        400,
                        concurrency);
        return play(
                with(setup, Adjudication.DEFAULT, Timeouts.DEFAULT, Optional.of(new Sprt(0, 50))));
    }

    @Test
    void matchGoesOnWhereItWasLeft() throws IOException {
        EngineFactory kind = engines.byId("italian");
        checkResumed(kind);
    }

    private void checkResumed(EngineFactory kind) throws IOException {
        var setup = setup(kind, ScriptedPlayer.random("A"), ScriptedPlayer.random("B"), 40, 1);
        Standing whole = playInto(folder.resolve("whole"), setup);
        List<String> rows = Files.readAllLines(folder.resolve("whole/games.tsv"));

        Path part = Files.createDirectory(folder.resolve("part"));
        MatchFolder.create(part, Kind.MATCH, Map.of()).close();
        // Games 3 to 20 in a mixed order, and one whose line was cut off.
        List<String> kept = new ArrayList<>(rows.subList(3, 20));
        kept.addFirst(kept.removeLast());
        Files.writeString(
                part.resolve("games.tsv"),
                String.join("\n", kept) + "\n" + rows.get(30).substring(0, 40));

        Standing resumed = resume(part, setup);
        assertThat(resumed).usingRecursiveComparison().isEqualTo(whole);
        assertThat(Files.readAllLines(part.resolve("games.tsv")))
                .containsExactlyInAnyOrderElementsOf(rows);
    }

    @Test
    void matchWhoseOpeningsHaveChangedDoesNotGoOn() throws IOException {
        EngineFactory kind = engines.byId("italian");
        checkOpenings(kind);
    }

    private void checkOpenings(EngineFactory kind) throws IOException {
        var setup = setup(kind, ScriptedPlayer.random("A"), ScriptedPlayer.random("B"), 4, 1);
        playInto(folder, setup);
        var others =
                TournamentSetup.match(
                        kind.game(),
                        setup.contenders().getFirst(),
                        setup.contenders().getLast(),
                        OpeningSpecs.parse(kind, "random:8:2:9999"),
                        4,
                        1);
        try (MatchFolder saved = MatchFolder.resume(folder, Kind.MATCH)) {
            assertThatThrownBy(
                            () -> saved.resume(new Tournament(others, new TournamentListener() {})))
                    .isInstanceOf(BadFolder.class)
                    .hasMessage(folder + ": the opening of game 0 is no longer what it was");
        }
    }

    @Test
    void matchThatFinishesKeepsTheGamesUnderWay() {
        finish(engines.byId("italian"));
    }

    private static void finish(EngineFactory kind) {
        List<GameRecord> games = new ArrayList<>();
        List<Tournament> matches = new ArrayList<>();
        var listener =
                new TournamentListener() {
                    @Override
                    public void finished(GameRecord game) {
                        games.add(game);
                        matches.getFirst().finish();
                    }
                };
        var match =
                new Tournament(
                        setup(kind, ScriptedPlayer.random("A"), ScriptedPlayer.random("B"), 400, 3),
                        listener);
        matches.add(match);
        match.run();
        assertThat(games).hasSizeBetween(1, 3);
        assertThat(match.isOpen()).isTrue();
    }

    @Test
    void matchEndsWhereItsGamesCannotBeKept() {
        EngineFactory kind = engines.byId("italian");
        assertThatThrownBy(() -> failing(kind).run()).hasMessageContaining("disk full");
    }

    private static Tournament failing(EngineFactory kind) {
        return new Tournament(
                setup(kind, ScriptedPlayer.random("A"), ScriptedPlayer.random("B"), 400, 2),
                new TournamentListener() {
                    @Override
                    public void finished(GameRecord game) throws IOException {
                        throw new IOException("disk full");
                    }
                });
    }

    @Test
    void oddNumberOfGamesIsRefused() {
        EngineFactory kind = engines.byId("italian");
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () ->
                                setup(
                                        kind,
                                        ScriptedPlayer.random("A"),
                                        ScriptedPlayer.random("B"),
                                        5,
                                        1))
                .withMessageContaining("colour-reversed pairs");
    }

    @Test
    void firstPlayerHasWhiteInEveryOtherGame() {
        assertThat(new Fixture(0, 0, 0, 1).firstPlayersSide()).isEqualTo(Side.WHITE);
        assertThat(new Fixture(1, 0, 0, 1).firstPlayersSide()).isEqualTo(Side.BLACK);
    }
}

package damier.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Result;
import damier.core.Side;
import damier.engine.EngineKind;
import damier.engine.Engines;
import damier.games.Games;
import damier.lab.Adjudication.Agreement;
import damier.lab.stats.Sprt;
import damier.players.PlayerFactory;
import damier.players.PlayerSpecs;

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
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

class MatchTest {
    private static final Limits NODES = Limits.nodes(300);

    private final Engines engines = new Engines(new Games());

    @TempDir private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"international", "othello"})
    void everySavedGameIsLegalAndEndedAsItSays(String game) throws IOException {
        checkSavedGames(engines.byId(game), 400);
    }

    private <P extends Position> void checkSavedGames(EngineKind<P> kind, int games)
            throws IOException {
        var setup = setup(kind, ScriptedPlayer.random("A"), ScriptedPlayer.random("B"), games, 2);
        Standing standing = playInto(folder.resolve("match"), setup);
        assertThat(standing.games()).isEqualTo(games);
        assertThat(standing.wins()).isPositive();
        assertThat(standing.losses()).isPositive();

        try (MatchFolder saved = MatchFolder.resume(folder.resolve("match"))) {
            List<MatchFolder.Line> lines = saved.games();
            assertThat(lines)
                    .extracting(MatchFolder.Line::number)
                    .containsExactlyInAnyOrderElementsOf(
                            IntStream.range(0, games).boxed().toList());
            lines.forEach(line -> check(kind, line));
        }
    }

    private static <P extends Position> void check(EngineKind<P> kind, MatchFolder.Line line) {
        assertThat(line.openingPlies()).isEqualTo(8);
        assertThat(line.start()).isEmpty();
        Game<P> game = new Game<>(kind.game());
        for (String move : line.moves()) {
            game.play(kind.game().notation().move(game.position(), move));
        }
        if (line.reason() == Reason.LENGTH) {
            assertThat(game.ply()).isEqualTo(Adjudication.DEFAULT_MAX_PLIES);
            assertThat(line.result()).isEqualTo(Result.DRAW);
        } else {
            var ending = game.ending().orElseThrow();
            assertThat(line.result()).isEqualTo(ending.result());
            assertThat(line.reason()).isEqualTo(Reason.of(ending.reason()));
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
        EngineKind<?> kind = engines.byId("international");
        List<String> one = engineGames(kind, folder.resolve("one"), 1);
        List<String> three = engineGames(kind, folder.resolve("three"), 3);
        assertThat(three).containsExactlyInAnyOrderElementsOf(one);
    }

    private static <P extends Position> List<String> engineGames(
            EngineKind<P> kind, Path out, int concurrency) throws IOException {
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
        EngineKind<?> kind = engines.byId("othello");
        Standing one = stopped(kind, 1);
        Standing four = stopped(kind, 4);
        assertThat(one.games()).isBetween(10L, 398L);
        assertThat(four).usingRecursiveComparison().isEqualTo(one);
        assertThat(Sprt.normalised(0, 50).llr(one.pairs())).isGreaterThan(Sprt.BOUND);
    }

    private static <P extends Position> Standing stopped(EngineKind<P> kind, int concurrency) {
        MatchSetup<P> setup =
                setup(
                        kind,
                        PlayerSpecs.parse(kind, "damier[table=1]"),
                        PlayerSpecs.parse(kind, "random"),
                        400,
                        concurrency);
        return play(with(setup, Adjudication.DEFAULT, Optional.of(Sprt.normalised(0, 50))));
    }

    @Test
    void matchGoesOnWhereItWasLeft() throws IOException {
        EngineKind<?> kind = engines.byId("italian");
        checkResumed(kind);
    }

    private <P extends Position> void checkResumed(EngineKind<P> kind) throws IOException {
        var setup = setup(kind, ScriptedPlayer.random("A"), ScriptedPlayer.random("B"), 40, 1);
        Standing whole = playInto(folder.resolve("whole"), setup);
        List<String> rows = Files.readAllLines(folder.resolve("whole/games.tsv"));

        Path part = Files.createDirectory(folder.resolve("part"));
        MatchFolder.create(part, Map.of()).close();
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
        EngineKind<?> kind = engines.byId("italian");
        checkOpenings(kind);
    }

    private <P extends Position> void checkOpenings(EngineKind<P> kind) throws IOException {
        var setup = setup(kind, ScriptedPlayer.random("A"), ScriptedPlayer.random("B"), 4, 1);
        playInto(folder, setup);
        var others = OpeningSpecs.parse(kind, "random:8:2:9999");
        try (MatchFolder saved = MatchFolder.resume(folder)) {
            assertThatThrownBy(
                            () ->
                                    saved.resume(
                                            new Match<>(setup, new MatchListener<>() {}), others))
                    .isInstanceOf(MatchFolder.Unusable.class)
                    .hasMessage(folder + ": the opening of game 0 is no longer what it was");
        }
    }

    @Test
    void playerThatCannotBeginAGameLosesIt() {
        PlayerFactory tired =
                new PlayerFactory(
                        "A",
                        1,
                        false,
                        () ->
                                new WatchingPlayer(
                                        ScriptedPlayer.random("A").create(), new ArrayList<>()) {
                                    @Override
                                    public void newGame(long seed) {
                                        throw new IllegalStateException("no more games");
                                    }
                                });
        assertThat(faulty(tired, new ArrayList<>()).faultsOfFirst())
                .containsExactly(Map.entry(Reason.FAULT, 6));
    }

    @Test
    void playerThatFailsLosesIsReplacedAndIsCounted() {
        var made = new AtomicInteger();
        PlayerFactory failing =
                ScriptedPlayer.factory(
                        "A",
                        game -> {
                            if (game.ply() >= 12) {
                                throw new IllegalStateException("out of order");
                            }
                            return ScriptedPlayer.RANDOM;
                        },
                        0,
                        made);
        List<GameRecord<?>> games = new ArrayList<>();
        Standing standing = faulty(failing, games);
        assertThat(standing.faultsOfFirst()).containsExactly(Map.entry(Reason.FAULT, 6));
        assertThat(standing.faultsOfSecond()).isEmpty();
        assertThat(games)
                .extracting(GameRecord::detail)
                .containsOnly("java.lang.IllegalStateException: out of order");
        assertThat(made).hasValue(6);
    }

    @Test
    void playerThatOverflowsTheStackLoses() {
        PlayerFactory failing =
                ScriptedPlayer.factory(
                        "A",
                        game -> {
                            throw new StackOverflowError();
                        });
        assertThat(faulty(failing, new ArrayList<>()).faultsOfFirst())
                .containsExactly(Map.entry(Reason.FAULT, 6));
    }

    @Test
    void playerThatMovesAgainstTheRulesLosesAndIsCountedApart() {
        PlayerFactory cheat = ScriptedPlayer.factory("A", game -> 12345678901L);
        List<GameRecord<?>> games = new ArrayList<>();
        Standing standing = faulty(cheat, games);
        assertThat(standing.faultsOfFirst()).containsExactly(Map.entry(Reason.ILLEGAL_MOVE, 6));
        assertThat(games).extracting(GameRecord::detail).containsOnly("chose move 12345678901");
    }

    private Standing faulty(PlayerFactory first, List<GameRecord<?>> games) {
        return faulty(engines.byId("italian"), first, games);
    }

    private static <P extends Position> Standing faulty(
            EngineKind<P> kind, PlayerFactory first, List<GameRecord<?>> games) {
        var setup = setup(kind, first, ScriptedPlayer.random("B"), 6, 1);
        Standing standing = new Match<>(setup, collect(games)).run();
        assertThat(standing.losses()).isEqualTo(6);
        assertThat(games)
                .allSatisfy(
                        game ->
                                assertThat(game.result())
                                        .isEqualTo(
                                                game.number() % 2 == 0
                                                        ? Result.BLACK_WINS
                                                        : Result.WHITE_WINS));
        return standing;
    }

    @Test
    void playerThatTakesTooLongForAMoveLosesOnTime() {
        PlayerFactory slow = ScriptedPlayer.factory("A", game -> sleep(300));
        Standing standing = timed(engines.byId("italian"), slow, Limits.time(50_000_000));
        assertThat(standing.losses()).isEqualTo(2);
        assertThat(standing.faultsOfFirst()).containsExactly(Map.entry(Reason.TIME, 2));
    }

    @Test
    void clockOfASlowPlayerRunsOut() {
        PlayerFactory slow = ScriptedPlayer.factory("A", game -> sleep(150));
        var clock = new Limits.Clock(600_000_000, 10_000_000, 0);
        Standing standing = timed(engines.byId("italian"), slow, Limits.clock(clock));
        assertThat(standing.faultsOfFirst()).containsExactly(Map.entry(Reason.TIME, 2));
    }

    @Test
    void playersSeeTheirClocksRunDownAndGetTheirIncrement() {
        List<Long> remaining = new ArrayList<>();
        EngineKind<?> kind = engines.byId("italian");
        var clock = new Limits.Clock(60_000_000_000L, 3_600_000_000_000L, 0);
        PlayerFactory quick = ScriptedPlayer.random("A");
        PlayerFactory watching =
                new PlayerFactory(
                        "A", 1, false, () -> new WatchingPlayer(quick.create(), remaining));
        timed(kind, watching, Limits.clock(clock));
        assertThat(remaining.getFirst()).isEqualTo(60_000_000_000L);
        assertThat(remaining.get(1)).isBetween(3_600_000_000_000L, 3_660_000_000_000L);
    }

    private static <P extends Position> Standing timed(
            EngineKind<P> kind, PlayerFactory first, Limits limits) {
        var contender = new Contender(first, limits);
        var opponent = new Contender(ScriptedPlayer.random("B"), NODES);
        return play(
                new MatchSetup<>(
                        kind.game(),
                        contender,
                        opponent,
                        openings(kind),
                        2,
                        1,
                        Adjudication.DEFAULT,
                        Optional.empty()));
    }

    private static long sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return ScriptedPlayer.RANDOM;
    }

    @Test
    void longGameIsADraw() {
        List<GameRecord<?>> games = new ArrayList<>();
        adjudicated(new Adjudication(20, Optional.empty(), Optional.empty()), 0, 0, games);
        assertThat(games)
                .allSatisfy(
                        game -> {
                            assertThat(game.reason()).isEqualTo(Reason.LENGTH);
                            assertThat(game.result()).isEqualTo(Result.DRAW);
                            assertThat(game.game().ply()).isEqualTo(20);
                        });
    }

    @Test
    void gameIsWonOnceBothPlayersSeeItWonForLongEnough() {
        var win = new Adjudication(400, Optional.of(new Agreement(300, 4, 0)), Optional.empty());
        List<GameRecord<?>> games = new ArrayList<>();
        Standing standing = adjudicated(win, 500, -400, games);
        assertThat(standing.wins()).isEqualTo(6);
        assertThat(games)
                .allSatisfy(
                        game -> {
                            assertThat(game.reason()).isEqualTo(Reason.SCORE);
                            assertThat(game.game().ply()).isEqualTo(12);
                        });
    }

    @Test
    void gameGoesOnWhereOnlyOnePlayerSeesItWon() {
        var win = new Adjudication(400, Optional.of(new Agreement(300, 4, 0)), Optional.empty());
        List<GameRecord<?>> games = new ArrayList<>();
        adjudicated(win, 500, 500, games);
        assertThat(games).extracting(GameRecord::reason).doesNotContain(Reason.SCORE);
    }

    @Test
    void gameIsDrawnOnceBothPlayersSeeNoWinnerForLongEnough() {
        var draw = new Adjudication(400, Optional.empty(), Optional.of(new Agreement(10, 4, 16)));
        List<GameRecord<?>> games = new ArrayList<>();
        Standing standing = adjudicated(draw, 5, 10, games);
        assertThat(standing.draws()).isEqualTo(6);
        assertThat(games).allSatisfy(game -> assertThat(game.game().ply()).isEqualTo(16));
    }

    private Standing adjudicated(
            Adjudication adjudication, int scoreOfA, int scoreOfB, List<GameRecord<?>> games) {
        return adjudicated(engines.byId("international"), adjudication, scoreOfA, scoreOfB, games);
    }

    private static <P extends Position> Standing adjudicated(
            EngineKind<P> kind,
            Adjudication adjudication,
            int scoreOfA,
            int scoreOfB,
            List<GameRecord<?>> games) {
        var first =
                ScriptedPlayer.factory(
                        "A", game -> ScriptedPlayer.RANDOM, scoreOfA, new AtomicInteger());
        var second =
                ScriptedPlayer.factory(
                        "B", game -> ScriptedPlayer.RANDOM, scoreOfB, new AtomicInteger());
        var setup = with(setup(kind, first, second, 6, 1), adjudication, Optional.empty());
        return new Match<>(setup, collect(games)).run();
    }

    @Test
    void matchEndsWhereItsGamesCannotBeKept() {
        EngineKind<?> kind = engines.byId("italian");
        assertThatThrownBy(() -> failing(kind).run()).hasMessageContaining("disk full");
    }

    private static <P extends Position> Match<P> failing(EngineKind<P> kind) {
        return new Match<>(
                setup(kind, ScriptedPlayer.random("A"), ScriptedPlayer.random("B"), 400, 2),
                new MatchListener<>() {
                    @Override
                    public void finished(GameRecord<P> game) throws IOException {
                        throw new IOException("disk full");
                    }
                });
    }

    @Test
    void oddNumberOfGamesIsRefused() {
        EngineKind<?> kind = engines.byId("italian");
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
        assertThat(GameRecord.firstPlayersSide(0)).isEqualTo(Side.WHITE);
        assertThat(GameRecord.firstPlayersSide(1)).isEqualTo(Side.BLACK);
    }

    private static <P extends Position> MatchSetup<P> setup(
            EngineKind<P> kind,
            PlayerFactory first,
            PlayerFactory second,
            int games,
            int concurrency) {
        return new MatchSetup<>(
                kind.game(),
                new Contender(first, NODES),
                new Contender(second, NODES),
                openings(kind),
                games,
                concurrency,
                Adjudication.DEFAULT,
                Optional.empty());
    }

    private static <P extends Position> Openings<P> openings(EngineKind<P> kind) {
        try {
            return OpeningSpecs.parse(kind, "random:8:1:9999");
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static <P extends Position> MatchSetup<P> with(
            MatchSetup<P> setup, Adjudication adjudication, Optional<Sprt> sprt) {
        return new MatchSetup<>(
                setup.kind(),
                setup.first(),
                setup.second(),
                setup.openings(),
                setup.games(),
                setup.concurrency(),
                adjudication,
                sprt);
    }

    private static <P extends Position> Standing play(MatchSetup<P> setup) {
        return new Match<>(setup, new MatchListener<>() {}).run();
    }

    private static <P extends Position> Standing playInto(Path out, MatchSetup<P> setup)
            throws IOException {
        MatchFolder.create(out, Map.of()).close();
        return resume(out, setup);
    }

    private static <P extends Position> Standing resume(Path out, MatchSetup<P> setup)
            throws IOException {
        try (MatchFolder saved = MatchFolder.resume(out)) {
            var match =
                    new Match<>(
                            setup,
                            new MatchListener<>() {
                                @Override
                                public void finished(GameRecord<P> game) throws IOException {
                                    saved.add(game, "A", "B");
                                }
                            });
            saved.resume(match, setup.openings());
            return match.run();
        }
    }

    private static <P extends Position> MatchListener<P> collect(List<GameRecord<?>> games) {
        return new MatchListener<>() {
            @Override
            public void finished(GameRecord<P> game) {
                games.add(game);
            }
        };
    }
}

package damier.lab;

import static damier.lab.Matches.NODES;
import static damier.lab.Matches.collect;
import static damier.lab.Matches.openings;
import static damier.lab.Matches.play;
import static damier.lab.Matches.setup;
import static damier.lab.Matches.with;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.core.Ending.Reason;
import damier.core.Limits;
import damier.core.Result;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;
import damier.players.PlayerFactory;
import damier.players.PlayerFault;
import damier.session.Adjudication;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

class MatchFaultsTest {
    private final Engines engines = new Engines(new Games());

    /** Fails to begin games as often as this says. */
    private static PlayerFactory tired(AtomicInteger refusals) {
        return new PlayerFactory(
                "A",
                1,
                false,
                () ->
                        new WatchingPlayer(ScriptedPlayer.random("A").create(), new ArrayList<>()) {
                            @Override
                            public void newGame(long seed) {
                                if (refusals.getAndDecrement() > 0) {
                                    throw new IllegalStateException("no more games");
                                }
                            }
                        });
    }

    @Test
    void playerThatCannotBeginAGameTwiceEndsTheMatch() {
        List<GameRecord> games = new ArrayList<>();
        assertThatThrownBy(() -> faulty(tired(new AtomicInteger(2)), games))
                .isInstanceOf(PlayerFault.class)
                .hasMessage("no game can begin: A: java.lang.IllegalStateException: no more games");
        assertThat(games).isEmpty();
    }

    @Test
    void playerThatCannotBeginAGameOnceIsReplaced() {
        List<GameRecord> games = new ArrayList<>();
        pair(engines.byId("italian"), tired(new AtomicInteger(1)), games);
        assertThat(games).extracting(GameRecord::reason).noneMatch(Reason::isFault).hasSize(2);
    }

    /** A player that refuses games when it first has to move, as often as this says. */
    private static PlayerFactory unwilling(AtomicInteger refusals) {
        return ScriptedPlayer.factory(
                "A",
                game -> {
                    if (refusals.getAndDecrement() > 0) {
                        throw new PlayerFault(PlayerFault.Kind.START, "A: does not want to play");
                    }
                    return ScriptedPlayer.RANDOM;
                });
    }

    @Test
    void playerThatRefusesAGameTwiceEndsTheMatch() {
        List<GameRecord> games = new ArrayList<>();
        assertThatThrownBy(() -> faulty(unwilling(new AtomicInteger(2)), games))
                .isInstanceOf(PlayerFault.class)
                .hasMessage("no game can begin: A: does not want to play");
        assertThat(games).isEmpty();
    }

    @Test
    void playerThatRefusesAGameOnceIsAskedAgain() {
        List<GameRecord> games = new ArrayList<>();
        pair(engines.byId("italian"), unwilling(new AtomicInteger(1)), games);
        assertThat(games).extracting(GameRecord::reason).noneMatch(Reason::isFault).hasSize(2);
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
        List<GameRecord> games = new ArrayList<>();
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
        List<GameRecord> games = new ArrayList<>();
        Standing standing = faulty(cheat, games);
        assertThat(standing.faultsOfFirst()).containsExactly(Map.entry(Reason.ILLEGAL_MOVE, 6));
        assertThat(games)
                .allSatisfy(
                        game ->
                                assertThat(game.detail())
                                        .isEqualTo(
                                                "A chose an illegal move: 12345678901 (plies played: %d)"
                                                        .formatted(game.game().ply())));
    }

    @ParameterizedTest
    @CsvSource({
        "CRASH, CRASH",
        "CONNECTION, CRASH",
        "HANG, HANG",
        "LATE, TIME",
        "ILLEGAL_MOVE, ILLEGAL_MOVE",
        "GAVE_UP, GAVE_UP",
        "GARBAGE, FAULT",
        "FLOOD, FAULT"
    })
    void whatAProgramDidIsCountedApart(PlayerFault.Kind kind, Reason reason) {
        PlayerFactory failing =
                ScriptedPlayer.factory(
                        "A",
                        game -> {
                            throw new PlayerFault(kind, "A: it did it again");
                        });
        List<GameRecord> games = new ArrayList<>();
        assertThat(faulty(failing, games).faultsOfFirst()).containsExactly(Map.entry(reason, 6));
        assertThat(games).extracting(GameRecord::detail).containsOnly("A: it did it again");
    }

    @Test
    void aPlayerThatResignsLosesWithoutAFault() {
        PlayerFactory resigning =
                ScriptedPlayer.factory(
                        "A",
                        game -> {
                            throw new PlayerFault(PlayerFault.Kind.RESIGNED, "A: resigned");
                        });
        List<GameRecord> games = new ArrayList<>();
        assertThat(faulty(resigning, games).faultsOfFirst()).isEmpty();
        assertThat(games).extracting(GameRecord::reason).containsOnly(Reason.RESIGNATION);
    }

    @Test
    void aGameThatAPlayersProtocolCutsOffIsDrawnByLength() {
        PlayerFactory cutting =
                ScriptedPlayer.factory(
                        "A",
                        game -> {
                            throw new PlayerFault(PlayerFault.Kind.CUT_OFF, "A: 75 moves");
                        });
        List<GameRecord> games = new ArrayList<>();
        Standing standing = pair(engines.byId("italian"), cutting, games);
        assertThat(standing.draws()).isEqualTo(2);
        assertThat(standing.faultsOfFirst()).isEmpty();
        assertThat(games).extracting(GameRecord::reason).containsOnly(Reason.LENGTH);
        assertThat(games).extracting(GameRecord::detail).containsOnly("A: 75 moves");
    }

    private static Standing pair(EngineFactory kind, PlayerFactory first, List<GameRecord> games) {
        var setup = setup(kind, first, ScriptedPlayer.random("B"), 2, 1);
        return new Tournament(setup, collect(games)).run().getFirst();
    }

    private Standing faulty(PlayerFactory first, List<GameRecord> games) {
        return faulty(engines.byId("italian"), first, games);
    }

    private static Standing faulty(
            EngineFactory kind, PlayerFactory first, List<GameRecord> games) {
        var setup = setup(kind, first, ScriptedPlayer.random("B"), 6, 1);
        Standing standing = new Tournament(setup, collect(games)).run().getFirst();
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
    void graceForgivesALateMove() {
        PlayerFactory slow = ScriptedPlayer.factory("A", game -> sleep(game.ply() < 12 ? 80 : 0));
        Timeouts patience = Timeouts.DEFAULT.withGrace(60_000_000_000L);
        Standing standing = timed(engines.byId("italian"), slow, Limits.time(20_000_000), patience);
        assertThat(standing.faultsOfFirst()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void playerThatNeverAnswersIsGivenUpAndReplaced(boolean timed) {
        var made = new AtomicInteger();
        var never = new CountDownLatch(1);
        PlayerFactory hanging = ScriptedPlayer.factory("A", game -> waitFor(never), 0, made);
        // The start of a game has the same limit as a move without a time.
        var patience = new Timeouts(0, 50_000_000, timed ? 600_000_000_000L : 3_000_000_000L);
        Limits limits = timed ? Limits.time(50_000_000) : Limits.nodes(100);
        Standing standing = timed(engines.byId("italian"), hanging, limits, patience);
        assertThat(standing.losses()).isEqualTo(2);
        assertThat(standing.faultsOfFirst()).containsExactly(Map.entry(Reason.HANG, 2));
        assertThat(made).hasValueGreaterThanOrEqualTo(2);
        never.countDown();
    }

    /** Does not even heed an interrupt. */
    private static long waitFor(CountDownLatch latch) {
        while (latch.getCount() > 0) {
            Thread.onSpinWait();
        }
        return ScriptedPlayer.RANDOM;
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
        EngineFactory kind = engines.byId("italian");
        var clock = new Limits.Clock(60_000_000_000L, 3_600_000_000_000L, 0);
        PlayerFactory quick = ScriptedPlayer.random("A");
        PlayerFactory watching =
                new PlayerFactory(
                        "A", 1, false, () -> new WatchingPlayer(quick.create(), remaining));
        timed(kind, watching, Limits.clock(clock));
        assertThat(remaining.getFirst()).isEqualTo(60_000_000_000L);
        assertThat(remaining.get(1)).isBetween(3_600_000_000_000L, 3_660_000_000_000L);
    }

    private static Standing timed(EngineFactory kind, PlayerFactory first, Limits limits) {
        return timed(kind, first, limits, Timeouts.DEFAULT);
    }

    private static Standing timed(
            EngineFactory kind, PlayerFactory first, Limits limits, Timeouts patience) {
        var contender = new Contender(first, limits);
        var opponent = new Contender(ScriptedPlayer.random("B"), NODES);
        return play(
                with(
                        TournamentSetup.match(
                                kind.game(), contender, opponent, openings(kind), 2, 1),
                        Adjudication.DEFAULT,
                        patience,
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
}

package damier.lab;

import static damier.lab.Matches.openings;
import static damier.lab.Matches.play;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Game;
import damier.core.Limits;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;
import damier.players.Choice;
import damier.players.PlayerFactory;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** What players do before the first clock starts. */
class WarmUpTest {
    private static final long MOVE_TIME = 3_600_000_000_000L;

    private final EngineFactory kind = new Engines(new Games()).byId("italian");

    /** The time that each move was asked for with, in the order of asking. */
    private final List<Long> asked = new CopyOnWriteArrayList<>();

    /** Notes how it is asked, and is slow at first: as slow as a cold virtual machine. */
    private final class Beginner extends WatchingPlayer {
        private final boolean playsOutsideGames;
        private int slowMoves;

        Beginner(int slowMoves, boolean playsOutsideGames) {
            super(ScriptedPlayer.random("A").create(), new ArrayList<>());
            this.slowMoves = slowMoves;
            this.playsOutsideGames = playsOutsideGames;
        }

        @Override
        public boolean playsOutsideGames() {
            return playsOutsideGames;
        }

        @Override
        public Choice choose(Game game, Limits limits) {
            if (slowMoves > 0) {
                slowMoves--;
                sleep();
            }
            asked.add(limits.nanos());
            return super.choose(game, limits);
        }

        private static void sleep() {
            try {
                Thread.sleep(700);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Test
    void noClockStartsBeforeThePlayersOfAllBoardsAreWarm() {
        match(kind, new PlayerFactory("A", 1, false, () -> new Beginner(0, true)), 2);
        assertThat(asked.indexOf(MOVE_TIME))
                .isGreaterThan(asked.lastIndexOf(MatchPlayer.WARM_UP_MOVE));
        assertThat(asked).contains(MatchPlayer.WARM_UP_MOVE);
    }

    @Test
    void aPlayerWarmsUpUntilItsMovesComeInTime() {
        match(kind, new PlayerFactory("A", 1, false, () -> new Beginner(3, true)), 1);
        assertThat(asked.subList(0, 4)).containsOnly(MatchPlayer.WARM_UP_MOVE);
    }

    @Test
    void aPlayerThatPlaysOnlyInGamesIsNotAskedBefore() {
        match(kind, new PlayerFactory("A", 1, false, () -> new Beginner(0, false)), 1);
        assertThat(asked).containsOnly(MOVE_TIME);
    }

    private static void match(EngineFactory kind, PlayerFactory first, int concurrency) {
        var limits = Limits.time(MOVE_TIME);
        play(
                TournamentSetup.match(
                        kind.game(),
                        new Contender(first, limits),
                        new Contender(ScriptedPlayer.random("B"), Limits.nodes(1)),
                        openings(kind),
                        2 * concurrency,
                        concurrency));
    }
}

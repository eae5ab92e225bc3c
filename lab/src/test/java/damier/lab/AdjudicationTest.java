package damier.lab;

import static damier.lab.Matches.collect;
import static damier.lab.Matches.setup;
import static damier.lab.Matches.with;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Ending.Reason;
import damier.core.Result;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;
import damier.session.Adjudication;
import damier.session.Adjudication.Agreement;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

class AdjudicationTest {
    private final Engines engines = new Engines(new Games());

    @Test
    void longGameIsADraw() {
        List<GameRecord> games = new ArrayList<>();
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
        List<GameRecord> games = new ArrayList<>();
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
        List<GameRecord> games = new ArrayList<>();
        adjudicated(win, 500, 500, games);
        assertThat(games).extracting(GameRecord::reason).doesNotContain(Reason.SCORE);
    }

    @Test
    void gameIsDrawnOnceBothPlayersSeeNoWinnerForLongEnough() {
        var draw = new Adjudication(400, Optional.empty(), Optional.of(new Agreement(10, 4, 16)));
        List<GameRecord> games = new ArrayList<>();
        Standing standing = adjudicated(draw, 5, 10, games);
        assertThat(standing.draws()).isEqualTo(6);
        assertThat(games).allSatisfy(game -> assertThat(game.game().ply()).isEqualTo(16));
    }

    private Standing adjudicated(
            Adjudication adjudication, int scoreOfA, int scoreOfB, List<GameRecord> games) {
        return adjudicated(engines.byId("international"), adjudication, scoreOfA, scoreOfB, games);
    }

    private static Standing adjudicated(
            EngineFactory kind,
            Adjudication adjudication,
            int scoreOfA,
            int scoreOfB,
            List<GameRecord> games) {
        var first =
                ScriptedPlayer.factory(
                        "A", game -> ScriptedPlayer.RANDOM, scoreOfA, new AtomicInteger());
        var second =
                ScriptedPlayer.factory(
                        "B", game -> ScriptedPlayer.RANDOM, scoreOfB, new AtomicInteger());
        var setup =
                with(
                        setup(kind, first, second, 6, 1),
                        adjudication,
                        Timeouts.DEFAULT,
                        Optional.empty());
        return new Tournament(setup, collect(games)).run().getFirst();
    }
}

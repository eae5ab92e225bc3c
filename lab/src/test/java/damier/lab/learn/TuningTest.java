package damier.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import damier.core.Limits;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;
import damier.lab.Contender;
import damier.lab.OpeningSpecs;
import damier.lab.Standing;
import damier.lab.Tournament;
import damier.lab.TournamentListener;
import damier.lab.TournamentSetup;
import damier.players.PlayerSpecs;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.Map;

class TuningTest {
    private static final Limits LIMITS = Limits.depth(1);

    private final EngineFactory international = new Engines(new Games()).byId("international");

    private static Tuning tuning(EngineFactory kind, String player) {
        return new Tuning(kind, text -> PlayerSpecs.parse(kind, text), player);
    }

    @Test
    void aPlayerThatGivesItsMenAwayLearnsToKeepThem() throws IOException {
        assertLearns(international, "international.le-minh[men.weight=-10,kings.weight=-30]");
    }

    private static void assertLearns(EngineFactory kind, String bad) throws IOException {
        Tuning tuning = tuning(kind, bad);
        assertThat(tuning.before()).isEqualTo(Map.of("men", -10.0, "kings", -30.0));
        SelfPlay selfPlay =
                SelfPlay.ofPlayer(
                        kind.game(),
                        PlayerSpecs.parse(kind, bad),
                        OpeningSpecs.parse(kind, "random:6:1:9999"),
                        LIMITS);
        tuning.play(selfPlay, 60, 2);
        assertThat(tuning.played()).isEqualTo(60);
        Map<String, Double> after = tuning.fit().weights();
        assertThat(after.get("men")).isPositive();
        assertThat(after.get("kings")).isPositive();
        Standing standing = match(kind, tuning.with(after), bad);
        assertThat(standing.wins()).isGreaterThan(5 * (standing.losses() + 1));
    }

    private static Standing match(EngineFactory kind, String first, String second)
            throws IOException {
        return new Tournament(
                        TournamentSetup.match(
                                kind.game(),
                                new Contender(PlayerSpecs.parse(kind, first), LIMITS),
                                new Contender(PlayerSpecs.parse(kind, second), LIMITS),
                                OpeningSpecs.parse(kind, "random:6:2:9999"),
                                20,
                                2),
                        new TournamentListener() {})
                .run()
                .getFirst();
    }

    @Test
    void weightsAreWrittenAsOptions() {
        Tuning tuning = tuning(international, "international.le-minh[depth=2,men.weight=7]");
        assertThat(tuning.with(Map.of("men", 0.000123)))
                .isEqualTo("international.le-minh[depth=2,men.weight=0.000123]");
    }

    /**
     * The early weights of the player are of the wrong sign, and the absolute value has no zero.
     */
    @Test
    void everyStageOfAnAbsoluteEvaluationHasItsOwnWeights() throws IOException {
        EngineFactory othello = new Engines(new Games()).byId("othello");
        String player = "othello.vieira[depth=1,ordering=none,late.weights=5/-30/3]";
        Tuning tuning = tuning(othello, player);
        assertThat(tuning.before().keySet())
                .containsExactly("early.moves", "early.discs", "early.bonus");
        SelfPlay selfPlay =
                SelfPlay.ofPlayer(
                        othello.game(),
                        PlayerSpecs.parse(othello, player),
                        OpeningSpecs.parse(othello, "random:6:1:9999"),
                        LIMITS);
        tuning.play(selfPlay, 20, 2);
        Map<String, Double> after = tuning.fit().weights();
        assertThat(after).hasSize(9).containsKeys("middle.moves", "late.discs");
        assertThat(after.get("late.discs")).isGreaterThan(-30);
        assertThat(tuning.with(Map.of("late.discs", 12.5)))
                .isEqualTo(
                        "othello.vieira[depth=1,ordering=none,late.weights=5/-30/3,late.discs.weight=12.5]");
    }

    @Test
    void playersWithoutWeightsAreRefusedInOneLine() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> tuning(international, "random"))
                .withMessage("random does not show its features");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> tuning(international, "international.gosgens-sommers"))
                .withMessage("international.gosgens-sommers is not a weighted sum of its features");
        EngineFactory othello = new Engines(new Games()).byId("othello");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> tuning(othello, "damier[depth=2]"))
                .withMessage(
                        "the engine's weights are no options that could be set; tune is for"
                                + " classic players and students' files");
    }
}

package damier.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import damier.games.Games;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WinningChancesTest {
    private static final String SCALES = "scales 100 100 100 100 100 100 100 50\n";
    private static final String POWERS = "powers 1 1 1 1 1 1 1 0.5\n";

    private final WinningChances chances = WinningChances.parse("test", SCALES + POWERS);

    @Test
    void theChanceFollowsFromScaleAndPowerOfTheStage() {
        assertThat(chances.points(0, 3)).isEqualTo(0.5);
        assertThat(chances.points(100, 0)).isCloseTo(0.7311, within(1e-4));
        assertThat(chances.points(-100, 0)).isCloseTo(0.2689, within(1e-4));
        assertThat(chances.points(200, 7)).isCloseTo(0.8808, within(1e-4));
    }

    @Test
    void aDecidedGameIsCertain() {
        assertThat(chances.points(Scores.WIN - 3, 0)).isEqualTo(1);
        assertThat(chances.points(Scores.LOSS + 3, 0)).isEqualTo(0);
    }

    @Test
    void theTextOfChancesIsReadAsTheSameChances() {
        assertThat(WinningChances.parse("again", "# a comment\n" + chances.text()))
                .isEqualTo(chances);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                SCALES,
                POWERS,
                SCALES + "powers 1 2 3\n",
                SCALES + "powers 1 1 1 1 1 1 1 x\n",
                "scales 100 100 100 0 100 100 100 50\n" + POWERS,
                "scales 100 100 100 -5 100 100 100 50\n" + POWERS,
                "scales 100 100 100 NaN 100 100 100 50\n" + POWERS,
                "scales 100 100 100 Infinity 100 100 100 50\n" + POWERS
            })
    void aDamagedFileIsNamed(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> WinningChances.parse("bad.chances", text))
                .withMessageStartingWith("bad.chances: ")
                .withMessageNotContaining("\n");
    }

    @Test
    void everyGameKnowsTheChancesOfEveryStage() {
        Games games = new Games();
        for (String id : games.ids()) {
            WinningChances of = games.byId(id).chances();
            for (int stage = 0; stage < Evaluator.STAGES; stage++) {
                assertThat(of.points(100, stage)).as(id).isGreaterThan(0.5).isLessThan(1);
            }
        }
    }

    @Test
    void aManIsWorthThreeQuartersWhereNothingWasFitted() {
        assertThat(WinningChances.STANDARD.points(100, 4)).isCloseTo(0.731, within(1e-3));
    }
}

package damier.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EstimateTest {
    @Test
    void knownMatchHasItsNormalisedEloAndLikelihoodOfSuperiority() {
        var estimate = Estimate.of(Outcomes.ofGames(89, 123, 76));
        assertThat(estimate.normalisedElo()).isCloseTo(-20.76, within(0.005));
        assertThat(estimate.normalisedEloInterval()).isCloseTo(40.13, within(0.005));
        assertThat(100 * estimate.superiority()).isCloseTo(15.53, within(0.005));
    }

    @Test
    void knownMatchHasItsEloWithInterval() {
        var estimate = Estimate.of(Outcomes.ofGames(96, 111, 136));
        assertThat(estimate.elo()).isCloseTo(40.70, within(0.005));
        assertThat(estimate.eloInterval()).isCloseTo(30.43, within(0.005));
        assertThat(estimate.normalisedElo()).isCloseTo(49.77, within(0.005));
    }

    @Test
    void independentGamesOfPairsSayTheSameAsSingleGames() {
        var games = Estimate.of(Outcomes.ofGames(200, 200, 400));
        var pairs = Estimate.of(Outcomes.ofPairs(25, 50, 125, 100, 100));
        assertThat(pairs.elo()).isCloseTo(games.elo(), within(1e-9));
        assertThat(pairs.eloInterval()).isCloseTo(games.eloInterval(), within(1e-9));
        assertThat(pairs.normalisedElo()).isCloseTo(games.normalisedElo(), within(1e-9));
        assertThat(pairs.superiority()).isCloseTo(games.superiority(), within(1e-9));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, 0, 0",
        "1, 0, 0, 0, 0",
        "0, 0, 0, 0, 1",
        "0, 0, 1, 0, 0",
        "0, 0, 0, 1, 0",
        "500, 0, 0, 0, 0",
        "0, 0, 0, 0, 500",
        "0, 0, 500, 0, 0",
    })
    void nothingIsEverNaN(long ll, long ld, long even, long wd, long ww) {
        var estimate = Estimate.of(Outcomes.ofPairs(ll, ld, even, wd, ww));
        assertThat(estimate.elo()).isNotNaN();
        assertThat(estimate.eloInterval()).isNotNaN().isPositive();
        assertThat(estimate.normalisedElo()).isNotNaN();
        assertThat(estimate.normalisedEloInterval()).isNotNaN().isPositive();
        assertThat(estimate.superiority()).isBetween(0.0, 1.0);
    }

    @Test
    void winningEverythingIsBeyondMeasure() {
        var estimate = Estimate.of(Outcomes.ofPairs(0, 0, 0, 0, 50));
        assertThat(estimate.elo()).isInfinite().isPositive();
        assertThat(estimate.eloInterval()).isInfinite();
        assertThat(estimate.superiority()).isEqualTo(1);
    }

    @Test
    void twoWinsProveLittle() {
        assertThat(Estimate.of(Outcomes.ofPairs(0, 0, 0, 0, 1)).superiority()).isEqualTo(0.875);
        assertThat(Estimate.of(Outcomes.ofPairs(1, 0, 0, 0, 0)).superiority()).isEqualTo(0.125);
    }

    @Test
    void manyDrawsAreEvidenceOfEqualityAndFewAreNot() {
        assertThat(Estimate.of(Outcomes.ofPairs(0, 0, 500, 0, 0)).eloInterval()).isLessThan(5);
        assertThat(Estimate.of(Outcomes.ofPairs(0, 0, 1, 0, 0)).eloInterval()).isGreaterThan(500);
    }
}

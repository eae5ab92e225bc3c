package damier.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SprtTest {
    @ParameterizedTest
    @CsvSource({
        "36027, 68692, 36433, 0, 2, 0.92",
        "10650, 20431, 10871, -1.75, 0.25, 2.30",
    })
    void gamesGiveTheKnownRatio(
            long losses, long draws, long wins, double elo0, double elo1, double llr) {
        assertThat(new Sprt(elo0, elo1).llr(Outcomes.ofGames(losses, draws, wins)))
                .isCloseTo(llr, within(0.005));
    }

    @ParameterizedTest
    @CsvSource({
        "365, 16618, 36229, 16974, 390, 0, 2, 2.25",
        "127, 4883, 10712, 5150, 104, -1.75, 0.25, 3.01",
        "30, 1285, 14350, 1439, 32, 0.5, 3.5, 2.93",
    })
    void pairsGiveTheKnownRatio(
            long twoLosses,
            long lossAndDraw,
            long even,
            long winAndDraw,
            long twoWins,
            double elo0,
            double elo1,
            double llr) {
        var pairs = Outcomes.ofPairs(twoLosses, lossAndDraw, even, winAndDraw, twoWins);
        assertThat(new Sprt(elo0, elo1).llr(pairs)).isCloseTo(llr, within(0.005));
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 10, 20, 70, passed", "70, 20, 10, 0, 0, failed", "1, 2, 3, 2, 1, undecided"})
    void oneVerdictInThreePasses(
            long twoLosses,
            long lossAndDraw,
            long even,
            long winAndDraw,
            long twoWins,
            String word) {
        var pairs = Outcomes.ofPairs(twoLosses, lossAndDraw, even, winAndDraw, twoWins);
        assertThat(Sprt.DEFAULT.verdict(pairs)).isEqualTo(word);
        assertThat(Sprt.DEFAULT.isPassed(pairs)).isEqualTo(word.equals("passed"));
    }

    @Test
    void boundsAreThoseOfFivePercent() {
        assertThat(Sprt.BOUND).isCloseTo(2.944, within(0.0005));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, 0, 0",
        "1, 0, 0, 0, 0",
        "0, 0, 0, 0, 1",
        "10000, 0, 0, 0, 0",
        "0, 0, 0, 0, 10000",
        "0, 0, 10000, 0, 0",
        "5000, 0, 0, 0, 5000",
    })
    void oneSidedResultsStillHaveARatio(long ll, long ld, long even, long wd, long ww) {
        var pairs = Outcomes.ofPairs(ll, ld, even, wd, ww);
        assertThat(new Sprt(0, 10).llr(pairs)).isFinite();
    }

    @Test
    void nothingPlayedDecidesNothing() {
        assertThat(new Sprt(0, 10).llr(Outcomes.ofPairs(0, 0, 0, 0, 0))).isZero();
    }

    @Test
    void winningAllPairsDecidesUpwardsAndLosingAllDownwards() {
        var test = new Sprt(0, 10);
        assertThat(test.llr(Outcomes.ofPairs(0, 0, 0, 0, 200))).isGreaterThan(Sprt.BOUND);
        assertThat(test.llr(Outcomes.ofPairs(200, 0, 0, 0, 0))).isLessThan(-Sprt.BOUND);
        assertThat(test.isDecided(Outcomes.ofPairs(200, 0, 0, 0, 0))).isTrue();
    }
}

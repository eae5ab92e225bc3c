package damier.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import damier.lab.stats.Estimate;
import damier.lab.stats.Outcomes;

import org.junit.jupiter.api.Test;

class EloTextTest {
    private static Estimate of(long ll, long ld, long even, long wd, long ww) {
        return Estimate.of(Outcomes.ofPairs(ll, ld, even, wd, ww));
    }

    @Test
    void aDifferenceComesWithItsInterval() {
        assertThat(EloText.of(of(40, 50, 200, 60, 50))).isEqualTo("13 ± 18");
    }

    @Test
    void whoWonEverythingIsAtLeastSoMuchBetter() {
        assertThat(EloText.of(of(0, 0, 0, 0, 50))).isEqualTo("at least 484");
        assertThat(EloText.of(of(50, 0, 0, 0, 0))).isEqualTo("at most -484");
        assertThat(EloText.normalised(of(0, 0, 0, 0, 50))).isEqualTo("–");
    }

    @Test
    void fewGamesLeaveAnInterval() {
        assertThat(EloText.of(of(0, 0, 1, 0, 0))).contains(" to ");
    }
}

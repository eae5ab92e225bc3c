package damier.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class StopSignalTest {
    @Test
    void threadsTogetherClaimExactlyTheNodesOfTheLimit() {
        var signal = new StopSignal(System.nanoTime(), 5_000, TimeManager.NONE);
        long claimed = 0;
        for (int i = 0; i < 5; i++) {
            claimed += signal.claimNodes();
        }
        assertThat(claimed).isEqualTo(5_000);
        assertThatThrownBy(signal::claimNodes).isInstanceOf(SearchStopped.class);
    }

    @Test
    void stoppedSearchGetsNoMoreNodes() {
        var signal = new StopSignal(System.nanoTime(), Long.MAX_VALUE, TimeManager.NONE);
        signal.claimNodes();
        signal.stop();
        assertThatThrownBy(signal::claimNodes).isInstanceOf(SearchStopped.class);
    }

    @Test
    void unsettledMoveMayBeginAnotherIterationWhenASettledOneMayNot() {
        long now = System.nanoTime();
        var signal = new StopSignal(now - 1_000, 1, new TimeManager(100, Long.MAX_VALUE));
        assertThat(signal.isLate(1)).isTrue();
        assertThat(signal.isLate(1e12)).isFalse();
    }
}

package damier.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(600)
class WarmUpTest {
    private final EngineFactory kind = new Engines(new Games()).byId("italian");

    @Test
    void hasSearchedWhenItIsOver() {
        try (WarmUp warmUp = WarmUp.start(kind, kind.defaultOptions(), 1)) {
            warmUp.await();
            assertThat(warmUp.nodes()).isPositive();
        }
    }

    @Test
    void endsWhenItIsClosed() {
        WarmUp warmUp = WarmUp.start(kind, kind.defaultOptions(), Long.MAX_VALUE);
        while (warmUp.nodes() == 0) {
            Thread.onSpinWait();
        }
        warmUp.close();
        warmUp.await();
    }

    @Test
    void servesEnginesOfTheSameGameAndSearchOnly() {
        EngineFactory other = new Engines(new Games()).byId("frisian");
        try (WarmUp warmUp = WarmUp.start(kind, kind.defaultOptions(), 1)) {
            assertThat(warmUp.serves(kind, kind.defaultOptions().withThreads(2))).isTrue();
            assertThat(warmUp.serves(other, other.defaultOptions())).isFalse();
        }
    }
}

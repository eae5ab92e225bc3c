package damier.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;

class TimeStretchTest {
    private final TimeStretch stretch = new TimeStretch();

    @Test
    void aMoveThatStaysTheBestNeedsLessTime() {
        update(7, 10);
        double first = stretch.factor();
        update(7, 10);
        assertThat(stretch.factor()).isLessThan(first);
    }

    @Test
    void anotherBestMoveNeedsMoreTimeAgain() {
        for (int i = 0; i < 9; i++) {
            update(7, 10);
        }
        double settled = stretch.factor();
        update(8, 10);
        assertThat(stretch.factor()).isGreaterThan(2 * settled);
    }

    @Test
    void aFallingScoreNeedsMoreTime() {
        update(7, 100);
        update(7, 100);
        double steady = stretch.factor();
        update(7, 20);
        assertThat(stretch.factor()).isGreaterThan(1.5 * steady);
    }

    private void update(long move, int score) {
        stretch.update(new SearchInfo(1, 5, 9, score, 100, 100, List.of(move), 0));
    }
}

package damier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShareTest {
    @Test
    void everyCountedTestRunsAtLeastOnce() {
        assertThat(Share.of(1)).isEqualTo(1);
    }

    @Test
    void aShareIsNeverMoreThanTheWhole() {
        assertThat(Share.of(200_000)).isBetween(1, 200_000);
    }
}

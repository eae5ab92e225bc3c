package damier.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SearchesTest {
    @Test
    void aSearchThatIsInterruptedWhileItWaitsSaysThatTheBoardIsClosing() {
        try (var searches = new Searches(1)) {
            Thread.currentThread().interrupt();
            assertThatThrownBy(() -> searches.run(() -> "found"))
                    .isInstanceOf(Refused.class)
                    .hasMessage("search: the board is closing");
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }
}

package damier.web.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

class WatchersTest {
    private final List<String> told = new ArrayList<>();
    private final List<String> refused = new ArrayList<>();

    private final Watchers<String> watchers = new Watchers<>(this::tell, this::refuse);

    private boolean tell(String window, String run) {
        if (run.equals("broken")) {
            throw new IllegalStateException("no view");
        }
        told.add(window);
        return !run.equals("over");
    }

    private void refuse(String window, RuntimeException fault) {
        refused.add(window + ": " + fault.getMessage());
        if (window.startsWith("gone")) {
            throw new IllegalStateException("no line");
        }
    }

    @Test
    void whoCannotBeToldIsForgottenAndTheOthersHearOn() {
        watchers.add("gone 1", "broken");
        watchers.add("one", "run");
        watchers.add("gone 2", "broken");
        watchers.add("two", "run");
        watchers.add("three", "broken");
        watchers.updateAll();
        watchers.updateAll();
        assertThat(told).containsExactlyInAnyOrder("one", "two", "one", "two");
        assertThat(refused)
                .containsExactlyInAnyOrder("gone 1: no view", "gone 2: no view", "three: no view");
    }

    @Test
    void runThatIsOverIsToldOnce() {
        watchers.add("one", "over");
        watchers.updateAll();
        watchers.updateAll();
        assertThat(told).containsExactly("one");
    }

    @Test
    void whoHasLeftHearsNothing() {
        watchers.add("one", "run");
        watchers.add("two", "run");
        watchers.add("three", "run");
        watchers.remove("one", "run");
        watchers.remove("two", "run");
        watchers.remove("three", "another");
        watchers.updateAll();
        assertThat(told).containsExactly("three");
    }
}

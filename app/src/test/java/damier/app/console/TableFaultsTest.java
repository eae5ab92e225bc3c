package damier.app.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.PrintWriter;
import java.io.StringWriter;

class TableFaultsTest {
    private final StringWriter printed = new StringWriter();
    private final TableFaults faults = new TableFaults(new PrintWriter(printed));

    @Test
    void aProblemIsPrintedOnce() {
        faults.accept("a: is damaged");
        faults.accept("a: is damaged");
        assertThat(printed.toString().lines()).containsExactly("endgame tables: a: is damaged");
    }

    @Test
    void problemsWaitWhileTheFullScreenIsShown() {
        faults.accept("before");
        try (TableFaults.Hold _ = faults.hold()) {
            faults.accept("during");
            assertThat(printed.toString().lines()).containsExactly("endgame tables: before");
        }
        faults.accept("after");
        assertThat(printed.toString().lines())
                .containsExactly(
                        "endgame tables: before",
                        "endgame tables: during",
                        "endgame tables: after");
    }
}

package damier.terminal.line;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Side;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

class SideQuestionTest {
    private static final List<String> PROGRAMS = List.of("damier", "greedy");

    private final StringWriter said = new StringWriter();

    private Optional<Map<Side, String>> answers(String... lines) {
        return new SideQuestion(
                        new Lines(lines), new PrintWriter(said), PROGRAMS, SideQuestionTest::check)
                .answer(null, null, Side.WHITE);
    }

    private static void check(String player) {
        if (!PROGRAMS.contains(player)) {
            throw new IllegalArgumentException("no player " + player);
        }
    }

    @Test
    void theBeginningOfASideIsEnoughAndReturnForTheEngine() {
        assertThat(answers("bl", "")).contains(Map.of(Side.WHITE, "damier", Side.BLACK, "human"));
    }

    @Test
    void aWrongSideIsAskedAgain() {
        assertThat(answers("green", "w", "greedy"))
                .contains(Map.of(Side.WHITE, "human", Side.BLACK, "greedy"));
    }

    @Test
    void anUnknownOpponentIsReportedAndAskedAgain() {
        assertThat(answers("white", "gredy", "greedy"))
                .contains(Map.of(Side.WHITE, "human", Side.BLACK, "greedy"));
        assertThat(said.toString()).isEqualTo("no player gredy" + System.lineSeparator());
    }

    @Test
    void programsThatPlayEachOtherAreAskedForOneByOne() {
        assertThat(answers("none", "x", "greedy", "y", ""))
                .contains(Map.of(Side.WHITE, "greedy", Side.BLACK, "damier"));
    }

    @Test
    void whoAnswersNothingPlaysNothing() {
        assertThat(answers("white")).isEmpty();
    }

    /** Typed lines. */
    private static final class Lines implements LineInput {
        private final Deque<String> lines;

        Lines(String... lines) {
            this.lines = new ArrayDeque<>(List.of(lines));
        }

        @Override
        public @Nullable String read(String prompt, Function<String, List<String>> completions) {
            return lines.poll();
        }

        @Override
        public boolean isInteractive() {
            return true;
        }
    }
}

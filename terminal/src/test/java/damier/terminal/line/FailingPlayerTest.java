package damier.terminal.line;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import damier.players.PlayerFault;
import damier.terminal.Frail;
import damier.terminal.ResultText;
import damier.terminal.Setups;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;

/** Games by lines with an opponent that fails at first. */
class FailingPlayerTest {
    private static final String ASKS = "Black (Return asks it again)> ";

    /** An interactive user; the typed lines are echoed. */
    private static final class Person implements LineInput {
        private final Deque<String> lines;
        private final PrintWriter out;

        Person(PrintWriter out, String... lines) {
            this.out = out;
            this.lines = new ArrayDeque<>(List.of(lines));
        }

        @Override
        public @Nullable String read(String prompt, Function<String, List<String>> completions) {
            String line = lines.poll();
            out.println(prompt + (line == null ? "" : line));
            return line;
        }

        @Override
        public boolean isInteractive() {
            return true;
        }
    }

    private static List<String> play(Frail frail, String... typed) {
        var out = new StringWriter();
        var writer = new PrintWriter(out);
        try (var game = new LineGame(Setups.against(frail), new Person(writer, typed), writer)) {
            game.run();
            writer.println(ResultText.of(game.session().game()));
        }
        return out.toString().lines().toList();
    }

    @Test
    void itIsReportedInOneLineAndTheUserIsAsked() {
        assertThat(play(Frail.crashing(), "32-28"))
                .containsOnlyOnce(Frail.FAULT)
                .endsWith(ASKS, "result *: the game is not finished");
    }

    @Test
    void returnAsksANewOneOfItsKind() {
        var frail = Frail.crashing();
        assertThat(play(frail, "32-28", "", "game"))
                .contains(Frail.FAULT, ASKS, "White> game")
                .anyMatch(line -> line.matches("1\\. 32-28 \\d+-\\d+"));
        assertThat(frail.made()).isEqualTo(2);
        assertThat(frail.closed()).isEqualTo(2);
    }

    @Test
    void aMoveThatIsNoneIsAFaultToo() {
        assertThat(play(Frail.playingNonsense(), "32-28", "", "game"))
                .contains("White> game")
                .anyMatch(
                        line ->
                                line.matches(
                                        "frail chose an illegal move: -\\d+ \\(plies played: 1\\)"))
                .anyMatch(line -> line.matches("1\\. 32-28 \\d+-\\d+"));
    }

    @Test
    void aPersonPlaysForIt() {
        assertThat(play(Frail.crashing(), "32-28", "1-50", "19-23", "game"))
                .contains("Black plays 19-23", "1. 32-28 19-23");
    }

    @Test
    void anotherTakesItsSeat() {
        assertThat(
                        play(
                                Frail.crashing(),
                                "32-28",
                                "opponent nobody",
                                "opponent optimistic",
                                "game"))
                .anyMatch(line -> line.startsWith("unknown player 'nobody'"))
                .contains("optimistic plays Black.", "White> game");
    }

    @Test
    void aPersonTakesItsSeat() {
        assertThat(play(Frail.crashing(), "32-28", "opponent human", "19-23", "28x19"))
                .contains("human plays Black.", "Black> 19-23", "White plays 28x19");
    }

    @Test
    void theMoveBeforeIsTakenBack() {
        assertThat(play(Frail.crashing(), "32-28", "undo", "game"))
                .contains("White> game", "No move has been played.");
    }

    @Test
    void whoGivesUpThenGivesUpTheirOwnSide() {
        assertThat(play(Frail.crashing(), "32-28", "resign"))
                .endsWith("result 0-1: White resigned");
    }

    @Test
    void withoutAnInteractiveUserItEndsTheGame() {
        var out = new StringWriter();
        var writer = new PrintWriter(out);
        var lines = new PipeInput(new StringReader("32-28\n19-23\n"), writer);
        try (var game = new LineGame(Setups.against(Frail.crashing()), lines, writer)) {
            assertThatExceptionOfType(PlayerFault.class)
                    .isThrownBy(game::run)
                    .withMessage(Frail.FAULT);
        }
        assertThat(out.toString()).contains("White plays 32-28").doesNotContain(Frail.FAULT);
    }
}

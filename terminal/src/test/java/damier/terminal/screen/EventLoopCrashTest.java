package damier.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import damier.core.Limits;
import damier.terminal.GameSetup;
import damier.terminal.Setups;

import org.jline.terminal.Terminal;
import org.jline.terminal.impl.LineDisciplineTerminal;
import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicBoolean;

class EventLoopCrashTest {
    /** It can be read once, when the game begins. */
    private static GameSetup withABrokenClock() {
        var isRead = new AtomicBoolean();
        return Setups.clocked(
                "international",
                "human",
                "human",
                new Limits.Clock(1_000, 0, 0),
                () -> {
                    if (isRead.getAndSet(true)) {
                        throw new IllegalStateException("crash");
                    }
                    return 0;
                });
    }

    @Test
    void aCrashLeavesTheTerminalAsItWas() throws IOException {
        var shown = new ByteArrayOutputStream();
        try (Terminal terminal =
                new LineDisciplineTerminal("test", "xterm", shown, StandardCharsets.UTF_8)) {
            var before = terminal.getAttributes();
            var loop = new EventLoop(terminal);
            try (var game = new ScreenGame(withABrokenClock(), loop)) {
                assertThatIllegalStateException()
                        .isThrownBy(() -> loop.run(game))
                        .withMessage("crash");
            }
            assertThat(terminal.getAttributes().toString()).isEqualTo(before.toString());
        }
        assertThat(shown.toString(StandardCharsets.UTF_8))
                .contains("\033[?1049h\033[?25l")
                .endsWith("\033[?25h\033[?1049l");
    }
}

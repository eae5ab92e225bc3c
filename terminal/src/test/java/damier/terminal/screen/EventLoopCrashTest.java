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
    private static GameSetup withClock(AtomicBoolean isBroken) {
        return Setups.clocked(
                "international",
                "human",
                "human",
                new Limits.Clock(1_000, 0, 0),
                () -> {
                    if (isBroken.get()) {
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
            var isBroken = new AtomicBoolean();
            try (var game = new ScreenGame(withClock(isBroken), loop)) {
                isBroken.set(true);
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

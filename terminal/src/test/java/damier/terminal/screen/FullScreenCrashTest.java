package damier.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import damier.core.Position;
import damier.terminal.SessionMaker;
import damier.terminal.Sessions;

import org.jline.terminal.Terminal;
import org.jline.terminal.impl.LineDisciplineTerminal;
import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

class FullScreenCrashTest {
    private static <P extends Position> SessionMaker<P> crashing(SessionMaker<P> maker) {
        return (later, listener) -> {
            later.accept(
                    () -> {
                        throw new IllegalStateException("crash");
                    });
            return maker.make(later, listener);
        };
    }

    @Test
    void aCrashLeavesTheTerminalAsItWas() throws IOException {
        var shown = new ByteArrayOutputStream();
        try (Terminal terminal =
                new LineDisciplineTerminal("test", "xterm", shown, StandardCharsets.UTF_8)) {
            var before = terminal.getAttributes();
            var screen =
                    new FullScreen<>(
                            crashing(Sessions.of("international", "human", "human")), terminal);
            assertThatIllegalStateException()
                    .isThrownBy(() -> screen.run(new PrintWriter(new StringWriter())))
                    .withMessage("crash");
            assertThat(terminal.getAttributes().toString()).isEqualTo(before.toString());
        }
        assertThat(shown.toString(StandardCharsets.UTF_8))
                .contains("\033[?1049h\033[?25l")
                .endsWith("\033[?25h\033[?1049l");
    }
}

package damier.terminal.line;

import damier.terminal.screen.SuspendSignal;

import org.jline.keymap.KeyMap;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.Reference;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;

/** Lines typed at a terminal, with completion and history. */
public final class PromptInput implements LineInput {
    private static final String SUSPEND = "suspend";

    private static final long SIGNAL_NANOS = 200_000_000;

    private final LineReader reader;
    private final Attributes original;
    private Function<String, List<String>> completions = _ -> List.of();
    private boolean interrupted;

    public PromptInput(Terminal terminal) {
        original = terminal.getAttributes();
        reader =
                LineReaderBuilder.builder()
                        .terminal(terminal)
                        .completer((any, line, candidates) -> complete(line, candidates))
                        .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                        .option(LineReader.Option.BRACKETED_PASTE, false)
                        .option(LineReader.Option.AUTO_MENU, false)
                        .build();
        reader.getWidgets().put(SUSPEND, this::suspend);
        Objects.requireNonNull(reader.getKeyMaps().get(LineReader.MAIN))
                .bind(new Reference(SUSPEND), KeyMap.ctrl('Z'));
    }

    /** Handles Ctrl-Z, which the line reader receives as a key while a line is typed. */
    private boolean suspend() {
        Terminal terminal = reader.getTerminal();
        Attributes typing = terminal.getAttributes();
        terminal.setAttributes(original);
        SuspendSignal.send();
        // Another thread may receive the signal first, and this one stops a moment later.
        LockSupport.parkNanos(SIGNAL_NANOS);
        terminal.setAttributes(typing);
        reader.callWidget(LineReader.REDRAW_LINE);
        reader.callWidget(LineReader.REDISPLAY);
        return true;
    }

    private void complete(ParsedLine line, List<Candidate> candidates) {
        completions.apply(line.word()).forEach(text -> candidates.add(candidate(text)));
    }

    /** A candidate that is completed without a trailing space. */
    private static Candidate candidate(String text) {
        return new Candidate(text, text, null, null, null, null, false);
    }

    @Override
    public @Nullable String read(String prompt, Function<String, List<String>> known) {
        completions = known;
        try {
            return reader.readLine(prompt);
        } catch (UserInterruptException e) {
            interrupted = true;
            return null;
        } catch (EndOfFileException e) {
            return null;
        }
    }

    @Override
    public boolean wasInterrupted() {
        return interrupted;
    }

    @Override
    public boolean isInteractive() {
        return true;
    }
}

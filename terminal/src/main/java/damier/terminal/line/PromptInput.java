package damier.terminal.line;

import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Function;

/** Lines that a person types at a terminal, with completion and a memory. */
public final class PromptInput implements LineInput {
    private final LineReader reader;
    private Function<String, List<String>> completions = beginning -> List.of();

    public PromptInput(Terminal terminal) {
        reader =
                LineReaderBuilder.builder()
                        .terminal(terminal)
                        .completer((any, line, candidates) -> complete(line, candidates))
                        .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                        .option(LineReader.Option.BRACKETED_PASTE, false)
                        .build();
    }

    private void complete(ParsedLine line, List<Candidate> candidates) {
        completions.apply(line.word()).forEach(text -> candidates.add(new Candidate(text)));
    }

    @Override
    public @Nullable String read(String prompt, Function<String, List<String>> known) {
        completions = known;
        try {
            return reader.readLine(prompt);
        } catch (UserInterruptException | EndOfFileException e) {
            return null;
        }
    }

    @Override
    public boolean isInteractive() {
        return true;
    }
}

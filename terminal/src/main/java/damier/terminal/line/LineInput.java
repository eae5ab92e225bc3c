package damier.terminal.line;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Function;

/** A source of typed lines. */
public interface LineInput {
    /**
     * The next line.
     *
     * @param completions the completions of a prefix
     * @return null at the end of the input
     */
    @Nullable String read(String prompt, Function<String, List<String>> completions);

    /** Whether Ctrl-C ended the input. */
    default boolean wasInterrupted() {
        return false;
    }

    /** Whether a person types the lines and can be asked questions. */
    boolean isInteractive();
}

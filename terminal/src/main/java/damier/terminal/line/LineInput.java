package damier.terminal.line;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Function;

/** Where typed lines come from. */
public interface LineInput {
    /**
     * The next line.
     *
     * @param completions what a beginning can be completed to
     * @return null once there are no more lines
     */
    @Nullable String read(String prompt, Function<String, List<String>> completions);

    /** Whether the lines ended by Ctrl-C. */
    default boolean wasInterrupted() {
        return false;
    }

    /** Whether somebody sits there, who can be asked. */
    boolean isInteractive();
}

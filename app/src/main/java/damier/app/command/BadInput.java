package damier.app.command;

import java.util.function.Supplier;

/** Input that a command cannot use. Its message is the one line that the user sees. */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * @param what the argument, option or file at fault
     * @param fault what is wrong with it, and where
     */
    public BadInput(String what, String fault) {
        super(what + ": " + fault);
    }

    public BadInput(String what, Exception fault) {
        this(what, String.valueOf(fault.getMessage()));
    }

    /** Runs an action whose {@link IllegalArgumentException} says what is wrong with the input. */
    public static <T> T ifInvalid(String what, Supplier<T> action) {
        try {
            return action.get();
        } catch (IllegalArgumentException e) {
            throw new BadInput(what, e);
        }
    }
}

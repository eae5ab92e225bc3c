package damier.app.command;

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
}

package damier.app;

/** Input that a command cannot use. Its message is the one line that the user sees. */
final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * @param what the argument, option or file at fault
     * @param fault what is wrong with it, and where
     */
    BadInput(String what, String fault) {
        super(what + ": " + fault);
    }
}

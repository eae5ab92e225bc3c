package damier.app.command;

/** The exit codes. */
public final class Exit {
    public static final int DONE = 0;

    /** The task failed: a lost gate, a failed check. */
    public static final int FAILED = 1;

    /** Wrong usage or bad input. */
    public static final int BAD_INPUT = 2;

    /** Ended by Ctrl-C: 128 plus the number of the signal. */
    public static final int INTERRUPTED = 130;

    /** An internal error. */
    public static final int BUG = 70;

    private Exit() {}
}

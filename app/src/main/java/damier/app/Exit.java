package damier.app;

/** What the exit codes mean. */
final class Exit {
    static final int DONE = 0;

    /** What was asked for was tried and failed: a lost gate, a failed check. */
    static final int FAILED = 1;

    /** Wrong usage or bad input. */
    static final int BAD_INPUT = 2;

    /** Ended by Ctrl-C before it was done, as shells count it. */
    static final int INTERRUPTED = 130;

    /** A fault of the program itself. */
    static final int BUG = 70;

    private Exit() {}
}

package damier.classic.search;

/** Ends a search from within: its time or its nodes are used up, or it was told to stop. */
public final class TimeUp extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public TimeUp() {
        super("the search has to end", null, false, false);
    }
}

package damier.classic.search;

/** Unwinds a search whose time or nodes are used up, or that was asked to stop. */
public final class TimeUp extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public TimeUp() {
        super("the search has to end", null, false, false);
    }
}

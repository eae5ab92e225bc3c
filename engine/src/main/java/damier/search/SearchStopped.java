package damier.search;

/** Unwinds a search that was asked to stop. */
final class SearchStopped extends RuntimeException {
    private static final long serialVersionUID = 1L;

    SearchStopped() {
        super(null, null, false, false);
    }
}

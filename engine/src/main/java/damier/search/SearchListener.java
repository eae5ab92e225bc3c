package damier.search;

/** Hears of a search, from its thread. */
public interface SearchListener {
    /** An iteration is complete, or one of its best lines. */
    default void iteration(SearchInfo info) {}

    /** The search is over. */
    default void finished(SearchResult result) {}
}

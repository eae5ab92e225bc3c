package damier.search;

/** Receives the progress of a search, on a thread of the search. */
public interface SearchListener {
    /** Called when an iteration, or one of its best lines, is complete. */
    default void iteration(SearchInfo info) {}

    /** Called when the search is over. */
    default void finished(SearchResult result) {}
}

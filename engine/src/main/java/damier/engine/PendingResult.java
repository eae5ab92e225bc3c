package damier.engine;

import damier.search.SearchInfo;
import damier.search.SearchListener;
import damier.search.SearchResult;

import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * The single result of a search. It comes either from the search or from the clock, which answers
 * in time even if every core is busy and the search waits for a processor. The listener receives
 * the first result and no call after it.
 */
final class PendingResult implements SearchListener {
    private final SearchListener listener;
    private final int reportedLines;
    private final UnaryOperator<SearchResult> choice;
    private final CompletableFuture<SearchResult> completion = new CompletableFuture<>();

    /**
     * @param reportedLines the number of best lines that the listener receives
     * @param choice chooses the line to play
     */
    PendingResult(SearchListener listener, int reportedLines, UnaryOperator<SearchResult> choice) {
        this.listener = listener;
        this.reportedLines = reportedLines;
        this.choice = choice;
    }

    /** The result of an engine that has not searched yet. */
    static PendingResult completed(SearchResult result) {
        var answer = new PendingResult(new SearchListener() {}, 0, chosen -> chosen);
        answer.finished(result);
        return answer;
    }

    @Override
    public synchronized void iteration(SearchInfo info) {
        if (!completion.isDone() && info.line() <= reportedLines) {
            listener.iteration(info);
        }
    }

    @Override
    public synchronized void finished(SearchResult result) {
        if (!completion.isDone()) {
            SearchResult chosen = choice.apply(result);
            listener.finished(chosen);
            completion.complete(chosen);
        }
    }

    /**
     * Completes with the result so far, if it has a line; otherwise the search continues until it
     * has a first move.
     */
    void completeEarly(SearchResult soFar) {
        if (!soFar.lines().isEmpty()) {
            finished(soFar);
        }
    }

    /** Completes with the result of the search, or with its exception. */
    void completeWith(Supplier<SearchResult> search) {
        try {
            finished(search.get());
        } catch (RuntimeException | Error fault) {
            completion.completeExceptionally(fault);
        }
    }

    void whenComplete(Runnable action) {
        var _ = completion.whenComplete((_, _) -> action.run());
    }

    SearchResult await() {
        return completion.join();
    }
}

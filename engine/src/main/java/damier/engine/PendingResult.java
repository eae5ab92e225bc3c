package damier.engine;

import damier.search.SearchInfo;
import damier.search.SearchListener;
import damier.search.SearchResult;

import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * The one answer to a search. Two may give it: the search itself, and the clock, which wakes up in
 * time even where every core is busy and the search waits for its turn. The listener hears of the
 * first, and of nothing after it.
 */
final class PendingResult implements SearchListener {
    private final SearchListener listener;
    private final int told;
    private final UnaryOperator<SearchResult> choice;
    private final CompletableFuture<SearchResult> given = new CompletableFuture<>();

    /**
     * @param told of how many lines the listener hears
     * @param choice which of the lines that were found is played
     */
    PendingResult(SearchListener listener, int told, UnaryOperator<SearchResult> choice) {
        this.listener = listener;
        this.told = told;
        this.choice = choice;
    }

    /** For an engine that was asked for nothing yet. */
    static PendingResult given(SearchResult result) {
        var answer = new PendingResult(new SearchListener() {}, 0, chosen -> chosen);
        answer.finished(result);
        return answer;
    }

    @Override
    public synchronized void iteration(SearchInfo info) {
        if (!given.isDone() && info.line() <= told) {
            listener.iteration(info);
        }
    }

    @Override
    public synchronized void finished(SearchResult result) {
        if (!given.isDone()) {
            SearchResult chosen = choice.apply(result);
            listener.finished(chosen);
            given.complete(chosen);
        }
    }

    /** Gives what was found so far, if that is anything: a first move is worth waiting for. */
    void giveEarly(SearchResult soFar) {
        if (!soFar.lines().isEmpty()) {
            finished(soFar);
        }
    }

    /** Gives what the search comes to; where it breaks down, whoever waits hears of that. */
    void giveBy(Supplier<SearchResult> search) {
        try {
            finished(search.get());
        } catch (RuntimeException | Error fault) {
            given.completeExceptionally(fault);
        }
    }

    void whenGiven(Runnable action) {
        var _ = given.whenComplete((_, _) -> action.run());
    }

    SearchResult await() {
        return given.join();
    }
}

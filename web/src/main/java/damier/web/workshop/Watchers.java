package damier.web.workshop;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;

/**
 * The subscriptions of windows to runs. A failure of one run or one window does not affect the
 * others: the window is removed, and may subscribe again.
 *
 * @param <W> a window
 */
final class Watchers<W> {
    private final Map<W, String> watched = new ConcurrentHashMap<>();
    private final BiPredicate<W, String> update;
    private final BiConsumer<W, RuntimeException> refuse;

    /**
     * @param update sends the state of a run to a window; returns whether more updates will follow
     * @param refuse sends the reason why updates ended
     */
    Watchers(BiPredicate<W, String> update, BiConsumer<W, RuntimeException> refuse) {
        this.update = update;
        this.refuse = refuse;
    }

    void add(W window, String run) {
        watched.put(window, run);
    }

    void remove(W window, String run) {
        watched.remove(window, run);
    }

    void updateAll() {
        watched.forEach(
                (window, run) -> {
                    try {
                        if (!update.test(window, run)) {
                            watched.remove(window, run);
                        }
                    } catch (RuntimeException fault) {
                        watched.remove(window, run);
                        refuse(window, fault);
                    }
                });
    }

    private void refuse(W window, RuntimeException fault) {
        try {
            refuse.accept(window, fault);
        } catch (RuntimeException gone) {
            // The window cannot be reached.
        }
    }
}

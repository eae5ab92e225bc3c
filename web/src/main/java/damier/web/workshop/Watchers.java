package damier.web.workshop;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The subscriptions of windows to runs. A failure of one run or one window does not affect the
 * others: the window is removed, and may subscribe again.
 *
 * @param <W> a window
 */
final class Watchers<W> {
    /** Sends updates to a window. */
    interface Updater<W> {
        /** Sends the state of a run; returns whether more updates will follow. */
        boolean update(W window, String run);

        /** Sends the reason why updates ended. */
        void refuse(W window, RuntimeException fault);
    }

    private final Map<W, String> watched = new ConcurrentHashMap<>();
    private final Updater<W> updater;

    Watchers(Updater<W> updater) {
        this.updater = updater;
    }

    void add(W window, String run) {
        watched.put(window, run);
    }

    void remove(W window) {
        watched.remove(window);
    }

    void remove(W window, String run) {
        watched.remove(window, run);
    }

    void updateAll() {
        watched.forEach(
                (window, run) -> {
                    try {
                        if (!updater.update(window, run)) {
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
            updater.refuse(window, fault);
        } catch (RuntimeException gone) {
            // The window cannot be reached.
        }
    }
}

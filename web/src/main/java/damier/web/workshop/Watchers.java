package damier.web.workshop;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Who hears of which run. Whatever goes wrong with one run or one window, the others are told: who
 * cannot be told is forgotten, and may ask again.
 *
 * @param <W> a window
 */
final class Watchers<W> {
    /** How a window is told. */
    interface Teller<W> {
        /** Tells how a run stands, and says whether there is more to come. */
        boolean tell(W window, String run);

        /** Says why it hears no more. */
        void refuse(W window, RuntimeException fault);
    }

    private final Map<W, String> watched = new ConcurrentHashMap<>();
    private final Teller<W> teller;

    Watchers(Teller<W> teller) {
        this.teller = teller;
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

    void tellAll() {
        watched.forEach(
                (window, run) -> {
                    try {
                        if (!teller.tell(window, run)) {
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
            teller.refuse(window, fault);
        } catch (RuntimeException gone) {
            // There is no way left to say it.
        }
    }
}

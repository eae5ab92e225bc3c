package damier.web;

import java.util.concurrent.Callable;
import java.util.concurrent.Semaphore;

/** Not more at once than the machine can do; who comes later waits in order. */
public final class Searches {
    private static final int MOST_WAITING = 256;

    private final Semaphore places;

    public Searches(int atOnce) {
        places = new Semaphore(atOnce, true);
    }

    /**
     * Searches when it is its turn, on the caller's thread.
     *
     * @throws Refused if too many wait already
     */
    public <T> T run(Callable<T> search) throws Exception {
        if (places.getQueueLength() >= MOST_WAITING) {
            throw new Refused(Refused.BUSY, ServerMessages.SEARCHES_WAITING);
        }
        places.acquire();
        try {
            return search.call();
        } finally {
            places.release();
        }
    }
}

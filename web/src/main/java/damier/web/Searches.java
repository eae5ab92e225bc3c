package damier.web;

import java.util.concurrent.Callable;
import java.util.concurrent.Semaphore;

/** Limits the number of concurrent searches; further searches wait in a queue. */
public final class Searches {
    private static final int MAX_WAITING = 256;

    private final Semaphore places;

    public Searches(int atOnce) {
        places = new Semaphore(atOnce, true);
    }

    /**
     * Runs a search on the caller's thread when a slot is free.
     *
     * @throws Refused if too many searches are waiting
     */
    public <T> T run(Callable<T> search) throws Exception {
        if (places.getQueueLength() >= MAX_WAITING) {
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

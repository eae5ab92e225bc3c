package damier.core;

import java.util.List;

/** Waiting for threads. */
public final class Threads {
    private Threads() {}

    /** Waits until all threads have ended. An interrupt does not end the wait, and is kept. */
    public static void join(List<Thread> threads) {
        boolean interrupted = false;
        for (Thread thread : threads) {
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}

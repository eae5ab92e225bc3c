package damier.web.play;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/**
 * Broadcasts the events of a game to its players and spectators: strictly in order, each after it
 * is on disk. The caller must hold the lock of the game.
 */
final class Broadcaster {
    private final Executor executor;
    private CompletableFuture<?> lastBroadcast = CompletableFuture.completedFuture("nothing");

    Broadcaster(Executor executor) {
        this.executor = executor;
    }

    /** Whether all events were sent. */
    boolean isDone() {
        return lastBroadcast.isDone();
    }

    /**
     * Broadcasts an event after it was written.
     *
     * @param write completes when the event is on disk
     * @param send sends the event
     * @param otherwise runs if the write failed
     */
    void broadcast(CompletableFuture<?> write, Runnable send, Runnable otherwise) {
        lastBroadcast =
                lastBroadcast
                        .handle((_, _) -> "sent")
                        .thenCompose(_ -> write)
                        .handleAsync(
                                (_, failure) -> {
                                    (failure == null ? send : otherwise).run();
                                    return "sent";
                                },
                                executor);
    }
}

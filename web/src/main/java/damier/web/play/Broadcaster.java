package damier.web.play;

import damier.web.Message;
import damier.web.Socket;

import org.jspecify.annotations.Nullable;

import java.util.List;
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
     * Broadcasts the game after it was written.
     *
     * @param asker receives the event even if it is not subscribed
     * @param message the request; null for none
     * @param otherwise runs if the write failed
     */
    void broadcast(
            CompletableFuture<GameView> write,
            @Nullable Socket asker,
            @Nullable Message message,
            List<Socket> others,
            Runnable otherwise) {
        lastBroadcast =
                lastBroadcast
                        .handle((_, _) -> "sent")
                        .thenCompose(_ -> write)
                        .handleAsync(
                                (view, failure) -> {
                                    if (failure == null) {
                                        send(view, asker, message, others);
                                    } else {
                                        otherwise.run();
                                    }
                                    return "sent";
                                },
                                executor);
    }

    private static void send(
            GameView view, @Nullable Socket asker, @Nullable Message message, List<Socket> others) {
        if (asker != null) {
            GameView own = view.seenBy(asker.visitor().session());
            if (message == null) {
                asker.send("game", own);
            } else {
                asker.answer(message, "game", own);
            }
        }
        for (Socket other : others) {
            if (!other.equals(asker)) {
                other.send("game", view.seenBy(other.visitor().session()));
            }
        }
    }
}

package damier.web.play;

import damier.web.Message;
import damier.web.Socket;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/**
 * Tells who sits and stands around a game what has happened: strictly one thing after the other,
 * each once it is on disk. To be called with the game's lock.
 */
final class Broadcaster {
    private final Executor teller;
    private CompletableFuture<?> told = CompletableFuture.completedFuture("nothing");

    Broadcaster(Executor teller) {
        this.teller = teller;
    }

    /** Whether all was told. */
    boolean isDone() {
        return told.isDone();
    }

    /**
     * Tells the game, once it was written.
     *
     * @param asker hears of it also where it is none of the others
     * @param message what he asked; null: nothing
     * @param otherwise what is done if it could not be written
     */
    void tell(
            CompletableFuture<GameView> write,
            @Nullable Socket asker,
            @Nullable Message message,
            List<Socket> others,
            Runnable otherwise) {
        told =
                told.handle((_, _) -> "told")
                        .thenCompose(_ -> write)
                        .handleAsync(
                                (view, failure) -> {
                                    if (failure == null) {
                                        send(view, asker, message, others);
                                    } else {
                                        otherwise.run();
                                    }
                                    return "told";
                                },
                                teller);
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

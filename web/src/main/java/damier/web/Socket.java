package damier.web;

import damier.core.Sentence;
import damier.web.view.ProblemView;

import io.javalin.websocket.WsContext;

import org.eclipse.jetty.websocket.api.Callback;
import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** The connection to one browser window; thread-safe. */
public final class Socket {
    /** The maximum number of unread messages; a window with more is disconnected. */
    private static final int MAX_UNREAD = 512;

    private final WsContext context;
    private final Visitor visitor;
    private final AtomicInteger unread = new AtomicInteger();
    private final Lag lag = new Lag();
    final RateLimit rate = new RateLimit(50, 100);

    /** What to do when the window stops watching something, by its id; guarded by this. */
    private final Map<String, Runnable> subscriptions = new HashMap<>();

    private boolean closed;

    Socket(WsContext context, Visitor visitor) {
        this.context = context;
        this.visitor = visitor;
    }

    public Visitor visitor() {
        return visitor;
    }

    /**
     * Sends a message that is not an answer.
     *
     * @param content its components are the fields
     */
    public void send(String type, Object content) {
        send(type, content, null);
    }

    /** Sends an error that is not the answer to a message. */
    public void refuse(Sentence why) {
        send("error", ProblemView.of(why));
    }

    /**
     * Subscribes the window to a game, a review or a run.
     *
     * @param end runs when the window leaves it or is closed
     */
    public void subscribe(String id, Runnable end) {
        synchronized (this) {
            if (!closed) {
                subscriptions.put(id, end);
                return;
            }
        }
        // On another thread, since the caller may hold locks.
        Thread.startVirtualThread(end);
    }

    void leave(String id) {
        Runnable end;
        synchronized (this) {
            end = subscriptions.remove(id);
        }
        if (end != null) {
            end.run();
        }
    }

    /** Ends all subscriptions of a window that was closed. */
    void closed() {
        List<Runnable> ends;
        synchronized (this) {
            closed = true;
            ends = List.copyOf(subscriptions.values());
            subscriptions.clear();
        }
        ends.forEach(Runnable::run);
    }

    private record Ping(long number) {}

    /**
     * The measured round-trip time to this window, in milliseconds. The call also triggers a new
     * measurement.
     */
    public long lag() {
        lag.ask(System.nanoTime()).ifPresent(number -> send("ping", new Ping(number)));
        return lag.millis();
    }

    void ponged(long number) {
        lag.answered(number, System.nanoTime());
    }

    /**
     * @param ask the id of the message that this answers; null if it is not an answer
     */
    void send(String type, Object content, @Nullable Long ask) {
        // Concatenated as text: building a JSON tree first would double the work.
        String fields = Json.write(content).substring(1);
        String message =
                "{\"type\":"
                        + Json.write(type)
                        + (ask == null ? "" : ",\"ask\":" + ask)
                        + (fields.equals("}") ? "" : ",")
                        + fields;
        if (unread.incrementAndGet() > MAX_UNREAD) {
            close(1013, "messages stay unread");
            return;
        }
        Runnable read = unread::decrementAndGet;
        try {
            context.session.sendText(message, Callback.from(read, _ -> read.run()));
        } catch (RuntimeException gone) {
            // A broadcast must not fail because one window has just left.
            read.run();
        }
    }

    /**
     * @param code a close code of RFC 6455
     */
    void close(int code, String reason) {
        context.session.close(code, reason, Callback.NOOP);
    }
}

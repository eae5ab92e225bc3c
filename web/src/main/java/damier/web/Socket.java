package damier.web;

import damier.core.Sentence;
import damier.web.view.ProblemView;

import io.javalin.websocket.WsContext;

import org.eclipse.jetty.websocket.api.Callback;
import org.jspecify.annotations.Nullable;

import java.util.concurrent.atomic.AtomicInteger;

/** A line to one window of a browser. May be used by any thread. */
public final class Socket {
    /** Whoever leaves so many messages unread has gone, or cannot follow. */
    private static final int MOST_UNREAD = 512;

    private final WsContext context;
    private final Visitor visitor;
    private final AtomicInteger unread = new AtomicInteger();
    private final Lag lag = new Lag();
    final RateLimit rate = new RateLimit(50, 100);

    Socket(WsContext context, Visitor visitor) {
        this.context = context;
        this.visitor = visitor;
    }

    public Visitor visitor() {
        return visitor;
    }

    /**
     * Sends a message that nobody asked for.
     *
     * @param content its components are the fields
     */
    public void send(String type, Object content) {
        send(type, content, null);
    }

    /** Answers a message. */
    public void answer(Message to, String type, Object content) {
        send(type, content, to.ask());
    }

    /** ServerMessages why a message is not fulfilled. */
    public void refuse(@Nullable Message message, Throwable fault) {
        refuse(message, Refused.of(fault).why());
    }

    public void refuse(@Nullable Message message, Sentence why) {
        send("error", ProblemView.of(why), message == null ? null : message.ask());
    }

    private record Ping(long number) {}

    /**
     * How long what is sent to this window and what comes back travel, in milliseconds, as far as
     * the server has measured it. Asking is what makes it measure again.
     */
    public long lag() {
        lag.ask(System.nanoTime()).ifPresent(number -> send("ping", new Ping(number)));
        return lag.millis();
    }

    void ponged(long number) {
        lag.answered(number, System.nanoTime());
    }

    private void send(String type, Object content, @Nullable Long ask) {
        // Put together as text: to make a tree of it first would double the work.
        String fields = Json.write(content).substring(1);
        String message =
                "{\"type\":"
                        + Json.write(type)
                        + (ask == null ? "" : ",\"ask\":" + ask)
                        + (fields.equals("}") ? "" : ",")
                        + fields;
        if (unread.incrementAndGet() > MOST_UNREAD) {
            close(1013, "messages stay unread");
            return;
        }
        Runnable read = unread::decrementAndGet;
        try {
            context.session.sendText(message, Callback.from(read, _ -> read.run()));
        } catch (RuntimeException gone) {
            // Whoever tells several must not fail by one that has just left.
            read.run();
        }
    }

    /**
     * @param code as RFC 6455 lists them
     */
    void close(int code, String reason) {
        context.session.close(code, reason, Callback.NOOP);
    }
}

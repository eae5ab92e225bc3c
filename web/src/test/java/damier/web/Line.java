package damier.web;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;

import java.net.http.WebSocket;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** A socket as a page has it. */
public final class Line implements WebSocket.Listener, AutoCloseable {
    /** Generous: a test that waits so long has failed. */
    private static final long PATIENCE_SECONDS = 300;

    private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    private final StringBuilder part = new StringBuilder();
    private volatile @Nullable WebSocket socket;
    private long asked;

    void connect(WebSocket opened) {
        socket = opened;
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            heard.add(Json.read(part.toString(), "heard"));
            part.setLength(0);
        }
        from.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        heard.add(
                Json.object(Map.of())
                        .put("type", "closed")
                        .put("code", code)
                        .put("reason", reason));
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        heard.add(Json.object(Map.of()).put("type", "closed").put("code", 1006).put("reason", ""));
    }

    public void send(String message) {
        WebSocket open = socket;
        if (open == null) {
            throw new IllegalStateException("not connected");
        }
        open.sendText(message, true).join();
    }

    /** Sends a message and waits for its answer, whatever else is heard meanwhile. */
    public JsonNode ask(String type, String fields) throws InterruptedException {
        long number = ++asked;
        String more = fields.isEmpty() ? "" : "," + fields;
        send("{\"type\":\"%s\",\"ask\":%d%s}".formatted(type, number, more));
        return hear(message -> message.path("ask").asLong(0) == number);
    }

    public JsonNode hear(String type) throws InterruptedException {
        return hear(message -> message.path("type").asString("").equals(type));
    }

    /** The next message of its kind; others are passed over. */
    public JsonNode hear(Predicate<JsonNode> wanted) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (true) {
            JsonNode message = heard.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (message == null) {
                throw new AssertionError("nothing of the kind was heard");
            }
            if (wanted.test(message)) {
                return message;
            }
            if (message.path("type").asString("").equals("closed")) {
                throw new AssertionError("closed: " + message);
            }
        }
    }

    @Override
    public void close() {
        WebSocket open = socket;
        if (open != null) {
            open.abort();
        }
    }
}

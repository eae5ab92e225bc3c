package damier.web;

import damier.core.Sentence;

import io.javalin.websocket.WsCloseContext;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;

import org.jspecify.annotations.Nullable;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** All connections to browsers: limits their number and rate, and dispatches their messages. */
final class Sockets {
    static final int MAX_MESSAGE_BYTES = 64 * 1024;

    private static final int MAX_SOCKETS = 512;
    private static final int MAX_PER_SESSION = 8;
    private static final int SECONDS_BETWEEN_PINGS = 20;
    private static final Duration IDLE_TIMEOUT = Duration.ofMinutes(5);

    /** Close codes of RFC 6455. */
    private static final int POLICY_VIOLATED = 1008;

    private static final int TOO_BIG = 1009;
    private static final int TRY_LATER = 1013;

    private final Map<String, Consumer<Message>> handlers = new HashMap<>();
    private final Map<String, Socket> open = new ConcurrentHashMap<>();

    Sockets(List<ServerModule> parts) {
        handlers.put("pong", Sockets::pong);
        handlers.put("leave", Sockets::leave);
        for (ServerModule part : parts) {
            part.messages()
                    .forEach(
                            (type, handler) -> {
                                if (handlers.put(type, handler) != null) {
                                    throw new IllegalStateException("two parts hear " + type);
                                }
                            });
        }
    }

    void configure(WsConfig config) {
        config.onConnect(this::open);
        config.onMessage(this::receive);
        config.onBinaryMessage(
                context -> find(context).close(POLICY_VIOLATED, "messages are text"));
        config.onClose(this::close);
    }

    private void open(WsConnectContext context) {
        Visitor visitor = context.attribute("visitor");
        if (visitor == null) {
            throw new IllegalStateException("the access filter was passed by");
        }
        Socket socket = new Socket(context, visitor);
        synchronized (open) {
            Optional<Sentence> refusal = refusal(visitor);
            if (refusal.isPresent()) {
                socket.refuse(refusal.get());
                socket.close(TRY_LATER, refusal.get().text());
                return;
            }
            open.put(context.sessionId(), socket);
        }
        context.session.setIdleTimeout(IDLE_TIMEOUT);
        context.enableAutomaticPings(SECONDS_BETWEEN_PINGS, TimeUnit.SECONDS);
    }

    private Optional<Sentence> refusal(Visitor visitor) {
        if (open.size() >= MAX_SOCKETS) {
            return Optional.of(ServerMessages.SOCKETS_TAKEN.with("count", MAX_SOCKETS));
        }
        long own =
                open.values().stream()
                        .filter(other -> other.visitor().session().equals(visitor.session()))
                        .count();
        return own >= MAX_PER_SESSION
                ? Optional.of(ServerMessages.SOCKETS_OF_BROWSER.with("count", MAX_PER_SESSION))
                : Optional.empty();
    }

    private Socket find(WsContext context) {
        Socket socket = open.get(context.sessionId());
        if (socket == null) {
            throw new IllegalStateException("no such socket");
        }
        return socket;
    }

    private void receive(WsMessageContext context) {
        Socket socket = open.get(context.sessionId());
        if (socket == null) {
            return;
        }
        String text = context.message();
        if (!socket.rate.allows()) {
            socket.refuse(Sentence.of(ServerMessages.TOO_MANY_MESSAGES));
            socket.close(POLICY_VIOLATED, "too many messages");
        } else if (text.getBytes(StandardCharsets.UTF_8).length > MAX_MESSAGE_BYTES) {
            socket.refuse(Sentence.of(ServerMessages.MESSAGE_TOO_LONG));
            socket.close(TOO_BIG, "message longer than 64 kB");
        } else {
            receive(socket, text);
        }
    }

    private void receive(Socket socket, String text) {
        Message message;
        try {
            message = Message.read(socket, text);
        } catch (Refused refused) {
            socket.refuse(refused.why());
            return;
        }
        try {
            Consumer<Message> handler = handlers.get(message.type());
            if (handler == null) {
                throw new Refused(
                        Refused.BAD_REQUEST,
                        "message: there is no type '%s'".formatted(message.type()));
            }
            handler.accept(message);
        } catch (RuntimeException e) {
            message.refuse(e);
        }
    }

    private record Pong(long number) {}

    private static void pong(Message message) {
        message.socket().ponged(message.as(Pong.class).number());
    }

    private record Left(@Nullable String of) {}

    private static void leave(Message message) {
        Left left = message.as(Left.class);
        String what = left.of();
        if (what == null) {
            throw new Refused(
                    Refused.BAD_REQUEST, "leave: of which game, review or run is missing");
        }
        message.socket().leave(what);
        message.answer("left", left);
    }

    private void close(WsCloseContext context) {
        Socket socket = open.remove(context.sessionId());
        if (socket != null) {
            socket.closed();
        }
    }
}

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

/** All lines to browsers: how many, how fast, and who hears what they say. */
final class Sockets {
    static final int LARGEST_MESSAGE = 64 * 1024;

    private static final int MOST = 512;
    private static final int MOST_OF_A_SESSION = 8;
    private static final int SECONDS_BETWEEN_PINGS = 20;
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    /** Codes of RFC 6455. */
    private static final int POLICY_VIOLATED = 1008;

    private static final int TOO_BIG = 1009;
    private static final int TRY_LATER = 1013;

    private final List<ServerModule> parts;
    private final Map<String, ServerModule.Hearer> hearers = new HashMap<>();
    private final Map<String, Socket> open = new ConcurrentHashMap<>();

    Sockets(List<ServerModule> parts) {
        this.parts = parts;
        hearers.put("pong", Sockets::pong);
        hearers.put("leave", this::leave);
        for (ServerModule part : parts) {
            part.messages()
                    .forEach(
                            (type, hearer) -> {
                                if (hearers.put(type, hearer) != null) {
                                    throw new IllegalStateException("two parts hear " + type);
                                }
                            });
        }
    }

    void configure(WsConfig config) {
        config.onConnect(this::open);
        config.onMessage(this::hear);
        config.onBinaryMessage(
                context -> find(context).close(POLICY_VIOLATED, "messages are text"));
        config.onClose(this::close);
    }

    private void open(WsConnectContext context) {
        Visitor visitor = context.attribute("visitor");
        if (visitor == null) {
            throw new IllegalStateException("the doorkeeper was asleep");
        }
        Socket socket = new Socket(context, visitor);
        synchronized (open) {
            Optional<Sentence> refusal = refusal(visitor);
            if (refusal.isPresent()) {
                socket.refuse(null, refusal.get());
                socket.close(TRY_LATER, refusal.get().text());
                return;
            }
            open.put(context.sessionId(), socket);
        }
        context.session.setIdleTimeout(PATIENCE);
        context.enableAutomaticPings(SECONDS_BETWEEN_PINGS, TimeUnit.SECONDS);
    }

    private Optional<Sentence> refusal(Visitor visitor) {
        if (open.size() >= MOST) {
            return Optional.of(ServerMessages.SOCKETS_TAKEN.with("count", MOST));
        }
        long own =
                open.values().stream()
                        .filter(other -> other.visitor().session().equals(visitor.session()))
                        .count();
        return own >= MOST_OF_A_SESSION
                ? Optional.of(ServerMessages.SOCKETS_OF_BROWSER.with("count", MOST_OF_A_SESSION))
                : Optional.empty();
    }

    private Socket find(WsContext context) {
        Socket socket = open.get(context.sessionId());
        if (socket == null) {
            throw new IllegalStateException("no such socket");
        }
        return socket;
    }

    private void hear(WsMessageContext context) {
        Socket socket = open.get(context.sessionId());
        if (socket == null) {
            return;
        }
        String text = context.message();
        if (!socket.rate.allows()) {
            socket.refuse(null, Sentence.of(ServerMessages.TOO_MANY_MESSAGES));
            socket.close(POLICY_VIOLATED, "too many messages");
        } else if (text.getBytes(StandardCharsets.UTF_8).length > LARGEST_MESSAGE) {
            socket.refuse(null, Sentence.of(ServerMessages.MESSAGE_TOO_LONG));
            socket.close(TOO_BIG, "message longer than 64 kB");
        } else {
            hear(socket, text);
        }
    }

    private void hear(Socket socket, String text) {
        Message message;
        try {
            message = Message.read(text);
        } catch (Refused refused) {
            socket.refuse(null, refused);
            return;
        }
        try {
            ServerModule.Hearer hearer = hearers.get(message.type());
            if (hearer == null) {
                throw new Refused(
                        Refused.BAD_REQUEST,
                        "message: there is no type '%s'".formatted(message.type()));
            }
            hearer.hear(socket, message);
        } catch (RuntimeException e) {
            socket.refuse(message, e);
        }
    }

    private record Pong(long number) {}

    private static void pong(Socket socket, Message message) {
        socket.ponged(message.as(Pong.class).number());
    }

    private record Left(@Nullable String of) {}

    private void leave(Socket socket, Message message) {
        Left left = message.as(Left.class);
        String what = left.of();
        if (what == null) {
            throw new Refused(
                    Refused.BAD_REQUEST, "leave: of which game, review or run is missing");
        }
        parts.forEach(part -> part.left(socket, what));
        socket.answer(message, "left", left);
    }

    private void close(WsCloseContext context) {
        Socket socket = open.remove(context.sessionId());
        if (socket != null) {
            parts.forEach(part -> part.left(socket));
        }
    }
}

package damier.protocol.dxp;

import damier.core.Limits;
import damier.protocol.HubGame;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Our engine behind a connection, made to speak or to hear wrongly. */
final class BentDxp implements AutoCloseable {
    private final ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    private final HubGame kind;
    private final UnaryOperator<String> said;
    private final Predicate<String> killing;
    private final boolean hasty;

    /**
     * @param said makes something else of a message; nothing: it is not sent
     * @param killing which messages end the connection
     * @param hasty whether it answers what is only half a message
     */
    BentDxp(HubGame kind, UnaryOperator<String> said, Predicate<String> killing, boolean hasty)
            throws IOException {
        this.kind = kind;
        this.said = said;
        this.killing = killing;
        this.hasty = hasty;
        Thread.ofPlatform().daemon().start(this::serve);
    }

    int port() {
        return server.getLocalPort();
    }

    private void serve() {
        while (!server.isClosed()) {
            try (Socket socket = server.accept()) {
                converse(socket.getInputStream(), socket.getOutputStream());
            } catch (IOException e) {
                // The next connection will do.
            }
        }
    }

    private void converse(InputStream in, OutputStream out) throws IOException {
        try (DxpEngine engine =
                new DxpEngine(
                        kind,
                        kind.engines().defaultOptions().withTable(1 << 16),
                        Limits.depth(1),
                        text -> send(out, said.apply(text)),
                        report -> {})) {
            ByteArrayOutputStream message = new ByteArrayOutputStream();
            boolean goesOn = true;
            while (goesOn) {
                int next = in.read();
                if (next > 0) {
                    message.write(next);
                    if (hasty && in.available() == 0) {
                        send(out, "Cwhat?");
                    }
                } else {
                    String text = message.toString(StandardCharsets.UTF_8);
                    message.reset();
                    goesOn = next == 0 && !killing.test(text) && engine.handle(text);
                }
            }
        }
    }

    private static void send(OutputStream out, String text) {
        if (!text.isEmpty()) {
            try {
                out.write((text + '\0').getBytes(StandardCharsets.UTF_8));
                out.flush();
            } catch (IOException e) {
                // Whoever hung up hears no more.
            }
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}

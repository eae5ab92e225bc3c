package damier.protocol.dxp;

import damier.players.PlayerFault;
import damier.process.EngineProcess;
import damier.process.ProcessLimits;

import java.io.IOException;
import java.net.ServerSocket;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** Connections on which engines play. */
public final class DxpConnection {
    public static final int DEFAULT_PORT = 27531;

    /** The byte that ends a message. */
    static final int TERMINATOR = 0;

    private static final long FOREVER = Long.MAX_VALUE / 2;

    private DxpConnection() {}

    /** Plays with one connecting program after the other, until the server is closed. */
    public static void serve(
            ServerSocket server,
            ProcessLimits rules,
            Function<Consumer<String>, DxpEngine> maker,
            Consumer<String> report)
            throws IOException {
        while (!server.isClosed()) {
            var socket = server.accept();
            String name = String.valueOf(socket.getRemoteSocketAddress());
            report.accept(name + " has connected");
            try (EngineProcess guest = EngineProcess.of(name, socket, TERMINATOR, rules);
                    DxpEngine engine = maker.apply(guest::send)) {
                converse(guest, engine, report);
            }
        }
    }

    /** Plays with the program that listens there. */
    public static void connect(
            String host,
            int port,
            ProcessLimits rules,
            Function<Consumer<String>, DxpEngine> maker,
            Consumer<String> report) {
        String name = host + ":" + port;
        try (EngineProcess guest = EngineProcess.connect(name, host, port, TERMINATOR, rules);
                DxpEngine engine = maker.apply(guest::send)) {
            converse(guest, engine, report);
        }
    }

    private static void converse(EngineProcess guest, DxpEngine engine, Consumer<String> report) {
        try {
            boolean continues = true;
            while (continues) {
                Optional<String> message = guest.receive(FOREVER);
                continues = message.isEmpty() || engine.handle(message.get());
            }
        } catch (PlayerFault fault) {
            report.accept(String.valueOf(fault.getMessage()));
        }
    }
}

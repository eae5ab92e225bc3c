package damier.app.engine;

import damier.app.command.BadInput;
import damier.core.Limits;
import damier.core.Side;
import damier.engine.EngineOptions;
import damier.lab.LimitSettings;
import damier.process.ProcessLimits;
import damier.protocol.HubGame;
import damier.protocol.dxp.DxpConnection;
import damier.protocol.dxp.DxpEngine;
import damier.protocol.dxp.DxpMessage.Request;
import damier.protocol.dxp.DxpScheme;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Option;

import java.io.IOException;
import java.net.ServerSocket;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** The options of the DamExchange protocol, a mixin: listen for opponents, or connect to one. */
final class DxpOptions {
    @Option(
            names = "--listen",
            paramLabel = "PORT",
            description = "dxp: wait for opponents on this port.")
    private @Nullable String listen;

    @Option(
            names = "--connect",
            paramLabel = "HOST:PORT",
            description = "dxp: ask the opponent at this address for games.")
    private @Nullable String connect;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "dxp: number of games to ask for, with alternating sides. Default: 1")
    private @Nullable String games;

    @Option(
            names = "--minutes",
            paramLabel = "N",
            description = "dxp: minutes per game to ask for. Default: 10")
    private @Nullable String minutes;

    /** Rejects these options for another protocol. */
    void refuse() {
        Map<String, @Nullable String> given = new LinkedHashMap<>();
        given.put("--listen", listen);
        given.put("--connect", connect);
        given.put("--games", games);
        given.put("--minutes", minutes);
        given.forEach(
                (option, value) -> {
                    if (value != null) {
                        throw new BadInput(option, "only allowed with dxp");
                    }
                });
    }

    void run(HubGame kind, EngineOptions options, Optional<Limits> limits, Consumer<String> report)
            throws IOException {
        if (listen == null && connect == null) {
            throw new BadInput("dxp", "requires --listen PORT or --connect HOST:PORT");
        }
        Limits own = limits.orElse(Limits.INFINITE);
        Function<Consumer<String>, DxpEngine> maker =
                out -> new DxpEngine(kind, options, own, out, report);
        if (listen != null) {
            listen(listen, maker, report);
        }
        if (connect != null) {
            connect(connect, maker, report);
        }
    }

    private static void listen(
            String port, Function<Consumer<String>, DxpEngine> maker, Consumer<String> report) {
        try (ServerSocket server = new ServerSocket(port("--listen", port))) {
            report.accept("waiting for opponents on port " + server.getLocalPort());
            DxpConnection.serve(server, ProcessLimits.USUAL, maker, report);
        } catch (IOException e) {
            throw new BadInput("--listen", "port " + port + ": " + e.getMessage());
        }
    }

    private void connect(
            String address, Function<Consumer<String>, DxpEngine> maker, Consumer<String> report) {
        int colon = address.lastIndexOf(':');
        String host = colon < 0 ? address : address.substring(0, colon);
        int port =
                colon < 0
                        ? DxpConnection.DEFAULT_PORT
                        : port("--connect", address.substring(colon + 1));
        Request first =
                new Request(
                        "Damier",
                        Side.BLACK,
                        LimitSettings.count("--minutes", minutes == null ? "10" : minutes, 999),
                        0,
                        Optional.empty());
        int wanted = LimitSettings.count("--games", games == null ? "1" : games, 1 << 20);
        DxpConnection.connect(
                host,
                port,
                ProcessLimits.USUAL,
                out -> {
                    DxpEngine engine = maker.apply(out);
                    engine.ask(first, wanted);
                    return engine;
                },
                report);
    }

    private static int port(String option, String text) {
        return BadInput.ifInvalid(option, () -> DxpScheme.port(text));
    }
}

package damier.protocol.dxp;

import damier.core.Limits;
import damier.engine.Engines;
import damier.games.Games;
import damier.process.ProcessLimits;
import damier.protocol.HubGame;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.function.Consumer;

/** Damier as a DamExchange server in a process of its own; its first line is its port. */
public final class DxpMain {
    private DxpMain() {}

    public static void main(String[] args) throws IOException {
        HubGame kind = HubGame.of(new Engines(new Games()).byId(args[0]));
        Consumer<String> report = System.err::println;
        try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            System.out.println(server.getLocalPort());
            System.out.flush();
            DxpConnection.serve(
                    server,
                    ProcessLimits.USUAL,
                    out ->
                            new DxpEngine(
                                    kind,
                                    kind.engines().defaultOptions().withTable(1 << 20),
                                    Limits.nodes(500),
                                    out,
                                    text -> {}),
                    text -> {});
        } catch (IOException e) {
            report.accept(e.getMessage());
        }
    }
}

package damier.protocol.dxp;

import damier.engine.EngineFactory;
import damier.players.PlayerFactory;
import damier.protocol.Checks;
import damier.protocol.Finding;
import damier.protocol.HubGame;
import damier.protocol.ProtocolScheme;

import java.util.Map;
import java.util.function.Consumer;

/** Programs that listen for DamExchange connections as players: {@code dxp:HOST:PORT}. */
public final class DxpScheme implements ProtocolScheme {
    private static final int MAX_PORT = 65_535;

    @Override
    public String name() {
        return "dxp";
    }

    @Override
    public boolean limitsMoves() {
        return false;
    }

    @Override
    public Checks<?> checks(
            EngineFactory kind,
            String spec,
            String address,
            Map<String, String> options,
            Consumer<Finding> findings) {
        var where = DxpAddress.of(spec, address, options);
        return new DxpCheck(spec, HubGame.of(kind), where, findings);
    }

    @Override
    public PlayerFactory parse(
            EngineFactory kind, String spec, String address, Map<String, String> options) {
        HubGame game = HubGame.of(kind);
        DxpAddress where = DxpAddress.of(spec, address, options);
        return new PlayerFactory(spec, 1, false, () -> new DxpPlayer(spec, game, where));
    }

    /**
     * Parses a port.
     *
     * @throws IllegalArgumentException with a one-line message, if it is invalid
     */
    public static int port(String text) {
        if (!text.matches("\\d{1,5}") || Integer.parseInt(text) > MAX_PORT) {
            throw new IllegalArgumentException("'" + text + "' is not a port from 0 to 65535");
        }
        return Integer.parseInt(text);
    }
}

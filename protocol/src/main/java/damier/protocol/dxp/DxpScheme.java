package damier.protocol.dxp;

import damier.core.Position;
import damier.engine.EngineKind;
import damier.guest.HouseRules;
import damier.players.PlayerFactory;
import damier.players.PlayerScheme;
import damier.protocol.DraughtsGame;

import java.util.Map;

/** Programs that wait for DamExchange connections as players: {@code dxp:HOST:PORT}. */
public final class DxpScheme implements PlayerScheme {
    private static final int MAX_PORT = 65_535;

    @Override
    public String name() {
        return "dxp";
    }

    @Override
    public <P extends Position> PlayerFactory parse(
            EngineKind<P> kind, String spec, String address, Map<String, String> options) {
        DraughtsGame game = DraughtsGame.of(kind);
        int colon = address.lastIndexOf(':');
        String host = colon < 0 ? address : address.substring(0, colon);
        int port = colon < 0 ? DxpConnection.USUAL_PORT : port(address.substring(colon + 1));
        if (host.isEmpty()) {
            throw new IllegalArgumentException(spec + ": no host, as in dxp:localhost:27531");
        }
        for (String option : options.keySet()) {
            if (!option.startsWith(HouseRules.PREFIX)) {
                throw new IllegalArgumentException(
                        spec + ": option '" + option + "': DamExchange can set nothing");
            }
        }
        HouseRules rules = HouseRules.of(options);
        return new PlayerFactory(
                spec, 1, false, () -> new DxpPlayer(spec, game, host, port, rules));
    }

    /**
     * A port as people write it.
     *
     * @throws IllegalArgumentException in one line, if it is none
     */
    public static int port(String text) {
        if (!text.matches("\\d{1,5}") || Integer.parseInt(text) > MAX_PORT) {
            throw new IllegalArgumentException("'" + text + "' is not a port from 0 to 65535");
        }
        return Integer.parseInt(text);
    }
}

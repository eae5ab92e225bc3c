package damier.protocol.hub;

import damier.core.Position;
import damier.engine.EngineKind;
import damier.players.PlayerFactory;
import damier.players.PlayerScheme;
import damier.protocol.DraughtsGame;

import java.util.Map;

/** Hub engines as players: {@code hub:COMMAND[parameter=value,hub.version=1,guest.memory=2g]}. */
public final class HubScheme implements PlayerScheme {
    @Override
    public String name() {
        return "hub";
    }

    @Override
    public <P extends Position> PlayerFactory parse(
            EngineKind<P> kind, String spec, String address, Map<String, String> options) {
        DraughtsGame game = DraughtsGame.of(kind);
        HubSettings settings = HubSettings.of(address, options);
        String threads = options.getOrDefault("threads", "1");
        return new PlayerFactory(
                spec,
                threads.matches("\\d{1,4}") ? Integer.parseInt(threads) : 1,
                false,
                () -> new HubPlayer(spec, game, settings));
    }
}

package damier.protocol.hub;

import damier.core.Position;
import damier.engine.EngineKind;
import damier.players.PlayerFactory;
import damier.protocol.DraughtsGame;
import damier.protocol.Finding;
import damier.protocol.ProtocolScheme;

import java.util.Map;
import java.util.function.Consumer;

/** Hub engines as players: {@code hub:COMMAND[parameter=value,hub.version=1,guest.memory=2g]}. */
public final class HubScheme implements ProtocolScheme {
    @Override
    public String name() {
        return "hub";
    }

    @Override
    public void check(
            EngineKind<?> kind,
            String spec,
            String address,
            Map<String, String> options,
            Consumer<Finding> findings) {
        var settings = HubSettings.of(address, options);
        try (var check = new HubCheck(spec, DraughtsGame.of(kind), settings, findings)) {
            check.run();
        }
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

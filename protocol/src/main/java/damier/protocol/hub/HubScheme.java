package damier.protocol.hub;

import damier.classic.PlayerText;
import damier.core.Position;
import damier.engine.EngineKind;
import damier.players.PlayerFactory;
import damier.players.PlayerScheme;
import damier.protocol.DraughtsGame;
import damier.protocol.Finding;

import java.util.Map;
import java.util.function.Consumer;

/** Hub engines as players: {@code hub:COMMAND[parameter=value,hub.version=1,guest.memory=2g]}. */
public final class HubScheme implements PlayerScheme {
    @Override
    public String name() {
        return "hub";
    }

    /**
     * Checks whether the engine that {@code spec} names keeps to the protocol.
     *
     * @throws IllegalArgumentException in one line that names what is wrong with {@code spec}
     */
    public void check(EngineKind<?> kind, String spec, Consumer<Finding> findings) {
        PlayerText text = PlayerText.parse(spec.substring(name().length() + 1));
        try (var check =
                new HubCheck(
                        spec,
                        DraughtsGame.of(kind),
                        HubSettings.of(text.id(), text.options()),
                        findings)) {
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

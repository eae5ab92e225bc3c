package damier.protocol.hub;

import damier.engine.EngineFactory;
import damier.players.PlayerFactory;
import damier.protocol.Checks;
import damier.protocol.DeclaredOption;
import damier.protocol.Finding;
import damier.protocol.HubGame;
import damier.protocol.ProtocolScheme;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Hub engines as players: {@code hub:COMMAND[parameter=value,hub.version=1,guest.memory=2g]}. */
public final class HubScheme implements ProtocolScheme {
    private static final Set<String> TYPES = Set.of("bool", "int", "real", "enum", "string");

    @Override
    public String name() {
        return "hub";
    }

    @Override
    public Checks<?> checks(
            EngineFactory kind,
            String spec,
            String address,
            Map<String, String> options,
            Consumer<Finding> findings) {
        var settings = HubSettings.of(address, options);
        return new HubCheck(spec, HubGame.of(kind), settings, findings);
    }

    @Override
    public List<DeclaredOption> declared(
            EngineFactory kind, String spec, String address, Map<String, String> options) {
        var settings = HubSettings.of(address, options);
        try (HubHost host = HubHost.open(spec, HubGame.of(kind), settings)) {
            host.greet();
            return host.parameters().values().stream()
                    // The player chooses the game, not an option.
                    .filter(line -> !line.get("name").orElse("variant").equals("variant"))
                    .map(HubScheme::declared)
                    .toList();
        }
    }

    private static DeclaredOption declared(HubLine line) {
        String type = line.get("type").orElse("string");
        String choices = line.get("values").orElse("").strip();
        return new DeclaredOption(
                line.get("name").orElse(""),
                TYPES.contains(type) ? type : "string",
                line.get("value").orElse(""),
                line.get("min").orElse(null),
                line.get("max").orElse(null),
                choices.isEmpty() ? List.of() : List.of(choices.split("\\s+", -1)));
    }

    @Override
    public PlayerFactory parse(
            EngineFactory kind, String spec, String address, Map<String, String> options) {
        HubGame game = HubGame.of(kind);
        HubSettings settings = HubSettings.of(address, options);
        String threads = options.getOrDefault("threads", "1");
        return new PlayerFactory(
                spec,
                threads.matches("\\d{1,4}") ? Integer.parseInt(threads) : 1,
                false,
                () -> new HubPlayer(spec, game, settings));
    }
}

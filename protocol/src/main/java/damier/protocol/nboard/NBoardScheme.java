package damier.protocol.nboard;

import damier.core.GameDefinition;
import damier.engine.EngineFactory;
import damier.players.PlayerFactory;
import damier.protocol.Checks;
import damier.protocol.DeclaredOption;
import damier.protocol.Finding;
import damier.protocol.ProtocolScheme;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** NBoard engines as players: {@code nboard:COMMAND[depth=12,nboard.version=1]}. */
public final class NBoardScheme implements ProtocolScheme {
    @Override
    public String name() {
        return "nboard";
    }

    @Override
    public String usualGame() {
        return NBoardPlayer.GAME;
    }

    @Override
    public List<DeclaredOption> declared(
            EngineFactory kind, String spec, String address, Map<String, String> options) {
        return NBoardSettings.OPTIONS;
    }

    @Override
    public Checks<?> checks(
            EngineFactory kind,
            String spec,
            String address,
            Map<String, String> options,
            Consumer<Finding> findings) {
        NBoardSettings settings = NBoardSettings.of(address, options);
        return new NBoardCheck(spec, requireKnown(kind.game()), settings, findings);
    }

    @Override
    public PlayerFactory parse(
            EngineFactory kind, String spec, String address, Map<String, String> options) {
        requireKnown(kind.game());
        NBoardSettings settings = NBoardSettings.of(address, options);
        return new PlayerFactory(
                spec, 1, settings.depth() > 0, () -> new NBoardPlayer(spec, settings));
    }

    /**
     * @throws IllegalArgumentException if NBoard does not support the game
     */
    static GameDefinition requireKnown(GameDefinition game) {
        if (game.protocolName("nboard").isEmpty()) {
            throw new IllegalArgumentException(
                    "engines that speak NBoard play Othello, not " + game.name());
        }
        return game;
    }
}

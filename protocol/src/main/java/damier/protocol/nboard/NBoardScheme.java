package damier.protocol.nboard;

import damier.core.Position;
import damier.engine.EngineKind;
import damier.players.PlayerFactory;
import damier.players.PlayerScheme;

import java.util.Map;

/** NBoard engines as players: {@code nboard:COMMAND[depth=12,nboard.version=1]}. */
public final class NBoardScheme implements PlayerScheme {
    @Override
    public String name() {
        return "nboard";
    }

    @Override
    public <P extends Position> PlayerFactory parse(
            EngineKind<P> kind, String spec, String address, Map<String, String> options) {
        if (!kind.game().id().equals(NBoardPlayer.GAME)) {
            throw new IllegalArgumentException(
                    "engines that speak NBoard play Othello, not " + kind.game().name());
        }
        NBoardSettings settings = NBoardSettings.of(address, options);
        return new PlayerFactory(
                spec, 1, settings.depth() > 0, () -> new NBoardPlayer(spec, settings));
    }
}

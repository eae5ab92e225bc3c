package damier.protocol.nboard;

import damier.core.GameKind;
import damier.core.Position;
import damier.engine.EngineKind;
import damier.othello.OthelloPosition;
import damier.players.PlayerFactory;
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
            EngineKind<?> kind, String spec, String address, Map<String, String> options) {
        return NBoardSettings.OPTIONS;
    }

    @Override
    public void check(
            EngineKind<?> kind,
            String spec,
            String address,
            Map<String, String> options,
            Consumer<Finding> findings) {
        NBoardSettings settings = NBoardSettings.of(address, options);
        try (var check = new NBoardCheck(spec, othello(kind), settings, findings)) {
            check.run();
        }
    }

    @Override
    public <P extends Position> PlayerFactory parse(
            EngineKind<P> kind, String spec, String address, Map<String, String> options) {
        othello(kind);
        NBoardSettings settings = NBoardSettings.of(address, options);
        return new PlayerFactory(
                spec, 1, settings.depth() > 0, () -> new NBoardPlayer(spec, settings));
    }

    @SuppressWarnings("unchecked")
    private static GameKind<OthelloPosition> othello(EngineKind<?> kind) {
        if (!kind.game().id().equals(NBoardPlayer.GAME)) {
            throw new IllegalArgumentException(
                    "engines that speak NBoard play Othello, not " + kind.game().name());
        }
        return (GameKind<OthelloPosition>) kind.game();
    }
}

package damier.web.play;

import damier.classic.PlayerText;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Side;
import damier.engine.EngineFactory;
import damier.players.Choice;
import damier.players.Player;
import damier.players.PlayerSpecs;
import damier.search.SearchListener;
import damier.web.PlayerPool;
import damier.web.Services;
import damier.web.Visitor;
import damier.web.view.LimitView;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** The programs that play. */
final class Opponents implements AutoCloseable {
    private static final int MAX_IDLE = 8;

    /** The visitor for players that were authorised when the game was created. */
    private static final Visitor AGREED = new Visitor("", Visitor.Role.OWNER);

    private record Key(String game, Side side) {}

    private final Services services;
    private final PlayerPool<Key> players = new PlayerPool<>(MAX_IDLE);

    Opponents(Services services) {
        this.services = services;
    }

    /** The specification of a player for a casual game: with a small table and varied openings. */
    static String casual(String player) {
        return PlayerSpecs.isEngine(player)
                ? PlayerText.parse(PlayerSpecs.varied(player)).withDefault("table", "16").toString()
                : player;
    }

    /**
     * Asks for a move and waits for it; every search ends, even that of a player without a limit.
     *
     * @throws damier.players.PlayerFault if the player fails
     */
    Choice choose(String id, SeatSettings seat, Game game, Limits limits, SearchListener listener) {
        return players.use(
                new Key(id, game.side()),
                () -> create(id, seat, game),
                player -> choose(player, game, limits, listener));
    }

    private static Choice choose(Player player, Game game, Limits limits, SearchListener listener) {
        var moved = new CompletableFuture<Boolean>();
        var _ =
                moved.completeOnTimeout(false, LimitView.MAX_MILLIS, TimeUnit.MILLISECONDS)
                        .thenAccept(
                                inTime -> {
                                    if (!inTime) {
                                        player.stop();
                                    }
                                });
        try {
            return player.choose(game, limits, listener);
        } finally {
            moved.complete(true);
        }
    }

    private Player create(String id, SeatSettings seat, Game game) {
        EngineFactory kind = services.kind(game.kind().id());
        Player player = services.player(kind, casual(seat.player()), AGREED).create();
        player.newGame(id.hashCode());
        return player;
    }

    /** Stops all searches of a game and releases its players. */
    void dismiss(String game) {
        players.drop(key -> key.game().equals(game));
    }

    @Override
    public void close() {
        players.close();
    }
}

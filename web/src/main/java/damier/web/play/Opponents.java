package damier.web.play;

import damier.classic.PlayerText;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Side;
import damier.engine.EngineFactory;
import damier.players.Choice;
import damier.players.Player;
import damier.players.PlayerFactory;
import damier.players.PlayerSpecs;
import damier.search.SearchListener;
import damier.web.Services;
import damier.web.Visitor;

import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The programs that play. A few that wait for their turn are kept with their state; others are
 * created again, which loses their state but never a move.
 */
final class Opponents implements AutoCloseable {
    private static final int MAX_WAITING = 8;

    /** The visitor for players that were authorised when the game was created. */
    private static final Visitor AGREED = new Visitor("", Visitor.Role.OWNER);

    private record Chair(String game, Side side) {}

    private final Services services;
    private final Map<Chair, Player> waiting = new LinkedHashMap<>();
    private final Map<Chair, Player> thinking = new HashMap<>();

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
     * Asks for a move and waits for it.
     *
     * @throws damier.players.PlayerFault if the player fails
     */
    Choice choose(String id, SeatSettings seat, Game game, Limits limits, SearchListener listener) {
        Chair chair = new Chair(id, game.side());
        Player player = sitDown(chair, seat, game);
        boolean well = false;
        try {
            Choice choice = player.choose(game, limits, listener);
            well = true;
            return choice;
        } finally {
            standUp(chair, player, well);
        }
    }

    private Player sitDown(Chair chair, SeatSettings seat, Game game) {
        Player player;
        synchronized (this) {
            player = waiting.remove(chair);
        }
        if (player == null) {
            EngineFactory kind = services.kind(game.kind().id());
            PlayerFactory factory = services.player(kind, casual(seat.player()), AGREED);
            player = factory.create();
            player.newGame(chair.game().hashCode());
        }
        synchronized (this) {
            thinking.put(chair, player);
        }
        return player;
    }

    private void standUp(Chair chair, Player player, boolean well) {
        Player leaving = player;
        synchronized (this) {
            if (thinking.remove(chair, player) && well) {
                waiting.put(chair, player);
                leaving = waiting.size() > MAX_WAITING ? oldest() : null;
            }
        }
        if (leaving != null) {
            leaving.close();
        }
    }

    private Player oldest() {
        Iterator<Player> players = waiting.values().iterator();
        Player first = players.next();
        players.remove();
        return first;
    }

    /** Stops all searches of a game and releases its players. */
    void dismiss(String game) {
        for (Side side : Side.values()) {
            Chair chair = new Chair(game, side);
            Player idle;
            Player busy;
            synchronized (this) {
                idle = waiting.remove(chair);
                busy = thinking.remove(chair);
            }
            closeLater(idle);
            closeLater(busy);
        }
    }

    /** Closes a player in the background, since a program may take time to exit. */
    private static void closeLater(@Nullable Player player) {
        if (player != null) {
            Thread.startVirtualThread(player::close);
        }
    }

    @Override
    public void close() {
        synchronized (this) {
            waiting.values().forEach(Player::close);
            waiting.clear();
            thinking.values().forEach(Player::close);
            thinking.clear();
        }
    }
}

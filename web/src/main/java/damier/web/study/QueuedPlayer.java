package damier.web.study;

import damier.core.Game;
import damier.core.Limits;
import damier.players.Choice;
import damier.players.Player;
import damier.players.PlayerFault;
import damier.search.SearchListener;
import damier.web.Searches;

/**
 * A player that waits for a search slot before every move, so that long tasks do not block others.
 */
final class QueuedPlayer implements Player {
    private final Player player;
    private final Searches places;

    QueuedPlayer(Player player, Searches places) {
        this.player = player;
        this.places = places;
    }

    @Override
    public String name() {
        return player.name();
    }

    @Override
    public void newGame(long seed) {
        player.newGame(seed);
    }

    @Override
    public Choice choose(Game game, Limits limits) {
        return choose(game, limits, new SearchListener() {});
    }

    @Override
    public Choice choose(Game game, Limits limits, SearchListener listener) {
        try {
            return places.run(() -> player.choose(game, limits, listener));
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            if (e instanceof InterruptedException) {
                Thread.currentThread().interrupt();
            }
            throw new PlayerFault(PlayerFault.Kind.GAVE_UP, name() + ": was not waited for");
        }
    }

    @Override
    public void stop() {
        player.stop();
    }

    @Override
    public void close() {
        player.close();
    }
}

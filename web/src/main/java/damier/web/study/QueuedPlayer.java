package damier.web.study;

import damier.core.Game;
import damier.core.Limits;
import damier.players.Choice;
import damier.players.Player;
import damier.search.SearchListener;
import damier.web.Searches;

/**
 * A player that waits for a search slot before every move, so that long tasks do not block others.
 */
record QueuedPlayer(Player player, Searches places) implements Player {
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
        return places.run(() -> player.choose(game, limits, listener));
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

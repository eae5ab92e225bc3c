package damier.lab;

import damier.core.Game;
import damier.core.Limits;
import damier.players.Choice;
import damier.players.Player;

import java.util.List;

/** Plays as another, and notes what its clock says in the first game. */
class WatchingPlayer implements Player {
    private final Player player;
    private final List<Long> remaining;

    WatchingPlayer(Player player, List<Long> remaining) {
        this.player = player;
        this.remaining = remaining;
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
        limits.clock().ifPresent(clock -> remaining.add(clock.remaining()));
        return player.choose(game, limits);
    }

    @Override
    public void close() {
        player.close();
    }
}

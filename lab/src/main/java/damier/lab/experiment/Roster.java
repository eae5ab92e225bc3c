package damier.lab.experiment;

import damier.players.Player;

import java.util.HashMap;
import java.util.Map;

/** The players of one thread, created at the first request and kept. */
public final class Roster implements AutoCloseable {
    private final Map<String, Player> players = new HashMap<>();

    Player player(Arena arena, String text) {
        return players.computeIfAbsent(key(arena, text), any -> arena.player(text).create());
    }

    /** Removes a player that failed; the next request creates a new one. */
    void dismiss(Arena arena, String text) {
        Player player = players.remove(key(arena, text));
        if (player != null) {
            player.close();
        }
    }

    private static String key(Arena arena, String text) {
        return arena.game() + " " + text;
    }

    @Override
    public void close() {
        players.values().forEach(Player::close);
        players.clear();
    }
}

package damier.lab.experiment;

import damier.players.Player;

import java.util.HashMap;
import java.util.Map;

/** The players of one thread: made when first asked for, and kept. */
public final class Roster implements AutoCloseable {
    private final Map<String, Player> players = new HashMap<>();

    Player player(Arena arena, String text) {
        return players.computeIfAbsent(key(arena, text), any -> arena.player(text).create());
    }

    /** A player that failed is not asked again: the next one of that name is new. */
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

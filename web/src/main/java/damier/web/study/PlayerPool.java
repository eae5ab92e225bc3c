package damier.web.study;

import damier.players.Player;
import damier.players.PlayerFactory;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/**
 * A pool of idle players. Their transposition tables, and programs that are slow to start, are
 * reused for the next request.
 */
final class PlayerPool implements AutoCloseable {
    private static final int MAX_IDLE = 6;

    private record Idle(String key, Player player) {}

    private final Deque<Idle> idle = new ArrayDeque<>();
    private boolean closed;

    /**
     * @param key the game and the player specification
     */
    Player take(String key, PlayerFactory factory) {
        synchronized (this) {
            for (Iterator<Idle> all = idle.iterator(); all.hasNext(); ) {
                Idle next = all.next();
                if (next.key().equals(key)) {
                    all.remove();
                    return next.player();
                }
            }
        }
        return factory.create();
    }

    void giveBack(String key, Player player) {
        Player surplus = player;
        synchronized (this) {
            if (!closed) {
                idle.addFirst(new Idle(key, player));
                if (idle.size() <= MAX_IDLE) {
                    return;
                }
                surplus = idle.removeLast().player();
            }
        }
        surplus.close();
    }

    @Override
    public synchronized void close() {
        closed = true;
        idle.forEach(next -> next.player().close());
        idle.clear();
    }
}

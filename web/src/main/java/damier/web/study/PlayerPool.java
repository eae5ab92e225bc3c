package damier.web.study;

import damier.players.Player;
import damier.players.PlayerFactory;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;

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
     * Runs a task with a player, which is reused unless the task fails.
     *
     * @param key the game and the player specification
     */
    void use(String key, PlayerFactory factory, Consumer<Player> task) {
        Player player = take(key).orElseGet(factory::create);
        try {
            task.accept(player);
        } catch (RuntimeException | Error e) {
            player.close();
            throw e;
        }
        giveBack(new Idle(key, player)).ifPresent(surplus -> surplus.player().close());
    }

    private synchronized Optional<Player> take(String key) {
        Optional<Idle> found = idle.stream().filter(next -> next.key().equals(key)).findFirst();
        found.ifPresent(idle::remove);
        return found.map(Idle::player);
    }

    /** Returns what is not kept. */
    private synchronized Optional<Idle> giveBack(Idle player) {
        idle.addFirst(player);
        return closed || idle.size() > MAX_IDLE ? Optional.of(idle.removeLast()) : Optional.empty();
    }

    @Override
    public synchronized void close() {
        closed = true;
        idle.forEach(next -> next.player().close());
        idle.clear();
    }
}

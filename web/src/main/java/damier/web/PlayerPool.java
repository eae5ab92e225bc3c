package damier.web;

import damier.players.Player;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * A pool of players. Idle players keep their transposition tables, and programs that are slow to
 * start keep running; surplus ones are closed, which loses their state but never a move.
 *
 * @param <K> identifies equivalent players
 */
public final class PlayerPool<K> implements AutoCloseable {
    private record Member<K>(K key, Player player) {}

    private final int maxIdle;

    /** The most recently used first. */
    private final Deque<Member<K>> idle = new ArrayDeque<>();

    private final Set<Member<K>> busy = new HashSet<>();
    private boolean closed;

    public PlayerPool(int maxIdle) {
        this.maxIdle = maxIdle;
    }

    /**
     * Runs a task with a player, which is reused unless the task fails or the player is dropped.
     */
    public <T> T use(K key, Supplier<Player> factory, Function<Player, T> task) {
        Member<K> member = take(key).orElseGet(() -> new Member<>(key, factory.get()));
        synchronized (this) {
            busy.add(member);
        }
        boolean succeeded = false;
        try {
            T result = task.apply(member.player());
            succeeded = true;
            return result;
        } finally {
            giveBack(member, succeeded).ifPresent(surplus -> surplus.player().close());
        }
    }

    private synchronized Optional<Member<K>> take(K key) {
        Optional<Member<K>> found =
                idle.stream().filter(member -> member.key().equals(key)).findFirst();
        found.ifPresent(idle::remove);
        return found;
    }

    /** Returns the player to close. */
    private synchronized Optional<Member<K>> giveBack(Member<K> member, boolean reusable) {
        if (!busy.remove(member) || !reusable || closed) {
            return Optional.of(member);
        }
        idle.addFirst(member);
        return idle.size() > maxIdle ? Optional.of(idle.removeLast()) : Optional.empty();
    }

    /** Stops and closes players in the background, since a program may take time to exit. */
    public void drop(Predicate<K> keys) {
        remove(keys).forEach(player -> Thread.startVirtualThread(player::close));
    }

    private synchronized List<Player> remove(Predicate<K> keys) {
        List<Player> removed = new ArrayList<>();
        for (Collection<Member<K>> members : List.of(idle, busy)) {
            members.stream()
                    .filter(member -> keys.test(member.key()))
                    .map(Member::player)
                    .forEach(removed::add);
            members.removeIf(member -> keys.test(member.key()));
        }
        return removed;
    }

    @Override
    public void close() {
        synchronized (this) {
            closed = true;
        }
        remove(_ -> true).forEach(Player::close);
    }
}

package damier.players;

import damier.core.Limits;

import java.util.List;
import java.util.function.Supplier;

/**
 * Makes any number of equal players, each with separate state.
 *
 * @param name the players' name in tables and records
 * @param threads the number of threads that one player keeps busy
 * @param hasOwnLimit whether a player ends its search without an external limit, as classic players
 *     do by the limits of their documents
 * @param features the parts that are on and can be switched off by an option: {@code name=off}
 * @param maker makes one player
 */
public record PlayerFactory(
        String name,
        int threads,
        boolean hasOwnLimit,
        List<String> features,
        Supplier<? extends Player> maker) {
    /** The limits of a player without limits of its own, if none are given. */
    public static final Limits DEFAULT_LIMITS = Limits.time(1_000_000_000);

    public PlayerFactory {
        features = List.copyOf(features);
    }

    /** A factory of players without optional parts. */
    public PlayerFactory(
            String name, int threads, boolean hasOwnLimit, Supplier<? extends Player> maker) {
        this(name, threads, hasOwnLimit, List.of(), maker);
    }

    /** The same players under another name. */
    public PlayerFactory named(String newName) {
        return new PlayerFactory(newName, threads, hasOwnLimit, features, maker);
    }

    /** The limits of a move if none are given: the player's own, or a second. */
    public Limits defaultLimits() {
        return hasOwnLimit ? Limits.INFINITE : DEFAULT_LIMITS;
    }

    public Player create() {
        return maker.get();
    }
}

package damier.players;

import java.util.List;
import java.util.function.Supplier;

/**
 * A kind of player, of which any number can be made, each with a state of its own.
 *
 * @param name as tables and records show its players
 * @param threads how many threads one of them keeps busy
 * @param hasOwnLimit whether it knows by itself when to stop thinking
 * @param features the parts that are on and can be switched off, by option: {@code name=off}
 * @param maker makes one
 */
public record PlayerFactory(
        String name,
        int threads,
        boolean hasOwnLimit,
        List<String> features,
        Supplier<? extends Player> maker) {
    public PlayerFactory {
        features = List.copyOf(features);
    }

    /** A kind of player of which no parts are known. */
    public PlayerFactory(
            String name, int threads, boolean hasOwnLimit, Supplier<? extends Player> maker) {
        this(name, threads, hasOwnLimit, List.of(), maker);
    }

    /** The same players under another name. */
    public PlayerFactory named(String newName) {
        return new PlayerFactory(newName, threads, hasOwnLimit, features, maker);
    }

    public Player create() {
        return maker.get();
    }
}

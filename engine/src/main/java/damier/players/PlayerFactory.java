package damier.players;

import java.util.function.Supplier;

/**
 * A kind of player, of which any number can be made, each with a state of its own.
 *
 * @param name as tables and records show its players
 * @param threads how many threads one of them keeps busy
 * @param hasOwnLimit whether it knows by itself when to stop thinking
 * @param maker makes one
 */
public record PlayerFactory(
        String name, int threads, boolean hasOwnLimit, Supplier<? extends Player> maker) {
    public Player create() {
        return maker.get();
    }
}

package damier.players;

import damier.engine.EngineFactory;

import java.util.Map;
import java.util.Optional;

/** A way to name players that live outside: {@code hub} in {@code hub:./scan hub[threads=2]}. */
public interface PlayerScheme {
    /** What stands before the colon. */
    String name();

    /** The rest of a text that names such a player; nothing where it names another. */
    default Optional<String> address(String spec) {
        String prefix = name() + ":";
        return spec.startsWith(prefix)
                ? Optional.of(spec.substring(prefix.length()))
                : Optional.empty();
    }

    /**
     * The engines that play there, where they are our own in all but their weights: what can be
     * seen of ours can be seen of them too.
     *
     * @param address what stands before the brackets
     * @throws IllegalArgumentException in one line that names what is wrong
     */
    default Optional<EngineFactory> engines(EngineFactory kind, String address) {
        return Optional.empty();
    }

    /**
     * The players at an address.
     *
     * @param spec the whole text, as the players' name
     * @param address what stands before the brackets
     * @param options what stands in the brackets
     * @throws IllegalArgumentException in one line that names what is wrong
     */
    PlayerFactory parse(
            EngineFactory kind, String spec, String address, Map<String, String> options);
}

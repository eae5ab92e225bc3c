package damier.players;

import damier.engine.EngineFactory;

import java.util.Map;
import java.util.Optional;

/** A scheme for naming external players: {@code hub} in {@code hub:./scan hub[threads=2]}. */
public interface PlayerScheme {
    /** The text before the colon. */
    String name();

    /**
     * The address in a specification of this scheme; empty if the specification has another scheme.
     */
    default Optional<String> address(String spec) {
        String prefix = name() + ":";
        return spec.startsWith(prefix)
                ? Optional.of(spec.substring(prefix.length()))
                : Optional.empty();
    }

    /**
     * The engine factory, for players that are Damier's engine with other weights: their search can
     * be shown as the engine's can.
     *
     * @param address the text before the brackets
     * @throws IllegalArgumentException with a one-line message that names the fault
     */
    default Optional<EngineFactory> engines(EngineFactory kind, String address) {
        return Optional.empty();
    }

    /**
     * The players at an address.
     *
     * @param spec the whole specification, used as the players' name
     * @param address the text before the brackets
     * @param options the options in the brackets
     * @throws IllegalArgumentException with a one-line message that names the fault
     */
    PlayerFactory parse(
            EngineFactory kind, String spec, String address, Map<String, String> options);
}

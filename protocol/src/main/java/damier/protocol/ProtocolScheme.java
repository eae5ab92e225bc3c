package damier.protocol;

import damier.classic.PlayerText;
import damier.engine.EngineKind;
import damier.players.PlayerScheme;

import java.util.Map;
import java.util.function.Consumer;

/** Players that are programs of others, which can be checked for keeping to their protocol. */
public interface ProtocolScheme extends PlayerScheme {
    /**
     * Checks the program that {@code spec} names.
     *
     * @throws IllegalArgumentException in one line that names what is wrong with {@code spec}
     */
    default void check(EngineKind<?> kind, String spec, Consumer<Finding> findings) {
        PlayerText text = PlayerText.parse(spec.substring(name().length() + 1));
        check(kind, spec, text.id(), text.options(), findings);
    }

    /** Whether the protocol has words for the depth, the nodes or the time of a single move. */
    default boolean limitsMoves() {
        return true;
    }

    /** The same, with {@code spec} taken apart as for a player. */
    void check(
            EngineKind<?> kind,
            String spec,
            String address,
            Map<String, String> options,
            Consumer<Finding> findings);
}

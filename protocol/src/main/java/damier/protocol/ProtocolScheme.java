package damier.protocol;

import damier.classic.PlayerText;
import damier.engine.EngineFactory;
import damier.players.PlayerScheme;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Players that are programs of others, which can be checked for keeping to their protocol. */
public interface ProtocolScheme extends PlayerScheme {
    /** The protocol that a program is spoken to by; players of our own need none. */
    static Optional<ProtocolScheme> of(String spec, Collection<PlayerScheme> schemes) {
        return schemes.stream()
                .filter(scheme -> spec.startsWith(scheme.name() + ":"))
                .filter(ProtocolScheme.class::isInstance)
                .map(ProtocolScheme.class::cast)
                .findFirst();
    }

    /** The id of the game that its programs play, unless somebody knows better. */
    default String usualGame() {
        return "international";
    }

    /**
     * What the program that {@code spec} names can be told, as it says itself where the protocol
     * has words for that.
     *
     * @throws IllegalArgumentException in one line that names what is wrong with {@code spec}
     * @throws damier.players.PlayerFault if the program does not answer
     */
    default List<DeclaredOption> declared(EngineFactory kind, String spec) {
        PlayerText text = PlayerText.parse(spec.substring(name().length() + 1));
        return declared(kind, spec, text.id(), text.options());
    }

    /** The same, with {@code spec} taken apart as for a player. */
    default List<DeclaredOption> declared(
            EngineFactory kind, String spec, String address, Map<String, String> options) {
        return List.of();
    }

    /**
     * Checks the program that {@code spec} names.
     *
     * @throws IllegalArgumentException in one line that names what is wrong with {@code spec}
     */
    default void check(EngineFactory kind, String spec, Consumer<Finding> findings) {
        PlayerText text = PlayerText.parse(spec.substring(name().length() + 1));
        check(kind, spec, text.id(), text.options(), findings);
    }

    /** Whether the protocol has words for the depth, the nodes or the time of a single move. */
    default boolean limitsMoves() {
        return true;
    }

    /** The same, with {@code spec} taken apart as for a player. */
    void check(
            EngineFactory kind,
            String spec,
            String address,
            Map<String, String> options,
            Consumer<Finding> findings);
}

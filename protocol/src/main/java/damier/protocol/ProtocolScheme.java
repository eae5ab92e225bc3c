package damier.protocol;

import damier.classic.PlayerText;
import damier.engine.EngineFactory;
import damier.players.PlayerScheme;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** A scheme of external programs whose conformance to a protocol can be checked. */
public interface ProtocolScheme extends PlayerScheme {
    /** The scheme of a specification; empty for built-in players. */
    static Optional<ProtocolScheme> of(String spec, Collection<PlayerScheme> schemes) {
        return schemes.stream()
                .filter(scheme -> spec.startsWith(scheme.name() + ":"))
                .filter(ProtocolScheme.class::isInstance)
                .map(ProtocolScheme.class::cast)
                .findFirst();
    }

    /** The id of the default game of its programs. */
    default String usualGame() {
        return "international";
    }

    /**
     * The options that the program of {@code spec} declares, if the protocol supports that.
     *
     * @throws IllegalArgumentException with a one-line message that names the fault in {@code spec}
     * @throws damier.players.PlayerFault if the program does not answer
     */
    default List<DeclaredOption> declared(EngineFactory kind, String spec) {
        PlayerText text = PlayerText.parse(spec.substring(name().length() + 1));
        return declared(kind, spec, text.id(), text.options());
    }

    /** The same, with {@code spec} parsed as for a player. */
    default List<DeclaredOption> declared(
            EngineFactory kind, String spec, String address, Map<String, String> options) {
        return List.of();
    }

    /**
     * Checks the program that {@code spec} names.
     *
     * @throws IllegalArgumentException with a one-line message that names the fault in {@code spec}
     */
    default void check(EngineFactory kind, String spec, Consumer<Finding> findings) {
        PlayerText text = PlayerText.parse(spec.substring(name().length() + 1));
        try (Checks<?> checks = checks(kind, spec, text.id(), text.options(), findings)) {
            checks.run();
        }
    }

    /** Whether the protocol supports limits of depth, nodes or time for a single move. */
    default boolean limitsMoves() {
        return true;
    }

    /** The checks of a program, with {@code spec} parsed as for a player. */
    Checks<?> checks(
            EngineFactory kind,
            String spec,
            String address,
            Map<String, String> options,
            Consumer<Finding> findings);
}

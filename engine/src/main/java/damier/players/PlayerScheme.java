package damier.players;

import damier.core.Position;
import damier.engine.EngineKind;

import java.util.Map;

/** A way to name players that live outside: {@code hub} in {@code hub:./scan hub[threads=2]}. */
public interface PlayerScheme {
    /** What stands before the colon. */
    String name();

    /**
     * The players at an address.
     *
     * @param spec the whole text, as the players' name
     * @param address what stands between the colon and the brackets
     * @param options what stands in the brackets
     * @throws IllegalArgumentException in one line that names what is wrong
     */
    <P extends Position> PlayerFactory parse(
            EngineKind<P> kind, String spec, String address, Map<String, String> options);
}

package damier.classic;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * An entry of the list of classic players: the description of a player, and how to make one.
 *
 * @param learned the options that {@link CommonOptions#weights} sets if it is {@code learned}
 */
record Definition(
        PlayerDescription description,
        BiFunction<PlayerDescription, Options, ClassicPlayer> maker,
        Map<String, String> learned) {
    Definition {
        learned = Map.copyOf(learned);
    }

    /** A player whose weights are those of its document. */
    Definition(
            PlayerDescription description,
            BiFunction<PlayerDescription, Options, ClassicPlayer> maker) {
        this(description, maker, Map.of());
    }

    ClassicPlayer create(Map<String, String> options) {
        Map<String, String> all = new HashMap<>();
        if (CommonOptions.LEARNED.equals(options.get(CommonOptions.WEIGHTS))) {
            all.putAll(learned);
        }
        all.putAll(options);
        return maker.apply(description, new Options(description.id(), description.options(), all));
    }
}

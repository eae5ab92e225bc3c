package damier.classic;

import java.util.Map;
import java.util.function.BiFunction;

/** An entry of the list of classic players: the description of a player, and how to make one. */
record Definition(
        PlayerDescription description,
        BiFunction<PlayerDescription, Options, ClassicPlayer> maker) {
    ClassicPlayer create(Map<String, String> options) {
        return maker.apply(
                description, new Options(description.id(), description.options(), options));
    }
}

package damier.classic;

import java.util.Map;
import java.util.function.BiFunction;

/** A player as the list of players knows it: what it is, and how to make one. */
record Definition(
        PlayerDescription description,
        BiFunction<PlayerDescription, Options, ClassicPlayer> maker) {
    ClassicPlayer create(Map<String, String> options) {
        return maker.apply(
                description, new Options(description.id(), description.options(), options));
    }
}

package damier.protocol;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * An option that a program declares.
 *
 * @param type {@code bool}, {@code int}, {@code real}, {@code enum} or {@code string}
 * @param value the default value
 * @param min the minimum; null if not declared
 * @param max the maximum; null if not declared
 * @param choices of an {@code enum}
 */
public record DeclaredOption(
        String name,
        String type,
        String value,
        @Nullable String min,
        @Nullable String max,
        List<String> choices) {
    public DeclaredOption {
        choices = List.copyOf(choices);
    }

    /** An option with an integer value. */
    public static DeclaredOption number(String name, int value, int min, int max) {
        return new DeclaredOption(
                name,
                "int",
                Integer.toString(value),
                Integer.toString(min),
                Integer.toString(max),
                List.of());
    }
}

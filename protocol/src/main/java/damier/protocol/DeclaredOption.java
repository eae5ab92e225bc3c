package damier.protocol;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Something that a program can be told before it plays.
 *
 * @param type {@code bool}, {@code int}, {@code real}, {@code enum} or {@code string}
 * @param value what it is unless it is told otherwise
 * @param min the least number; null: none is named
 * @param max the greatest number; null: none is named
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

    /** A whole number. */
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

package damier.process;

import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The options whose names begin with a prefix, such as {@code guest.}.
 *
 * @param names of all such options that exist, without the prefix
 */
public record PrefixedOptions(String prefix, List<String> names, Map<String, String> options) {
    /**
     * @throws IllegalArgumentException with a one-line message that names an unknown option
     */
    public PrefixedOptions {
        for (String name : options.keySet()) {
            if (name.startsWith(prefix) && !names.contains(name.substring(prefix.length()))) {
                throw new IllegalArgumentException(
                        "option '%s': unknown option; known are %s"
                                .formatted(name, String.join(", ", names)));
            }
        }
    }

    /**
     * The value of an option.
     *
     * @throws IllegalArgumentException with a one-line message that names the option
     */
    public <T> T get(String name, Function<String, T> parser, T otherwise) {
        String value = options.get(prefix + name);
        try {
            return value == null ? otherwise : parser.apply(value);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "option '" + prefix + name + "': " + e.getMessage(), e);
        }
    }
}

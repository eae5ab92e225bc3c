package damier.classic;

import static java.util.stream.Collectors.joining;

import java.util.LinkedHashMap;
import java.util.Map;

/** A player as users write it: {@code random}, {@code othello.vieira[depth=3,ordering=none]}. */
public record PlayerText(String id, Map<String, String> options) {
    /**
     * Parses the text of a player.
     *
     * @throws IllegalArgumentException with a one-line message, if brackets or options are
     *     malformed
     */
    public static PlayerText parse(String text) {
        int bracket = text.indexOf('[');
        if (bracket < 0) {
            return new PlayerText(text.strip(), Map.of());
        }
        if (!text.endsWith("]")) {
            throw new IllegalArgumentException("no ] at the end of " + text);
        }
        Map<String, String> options = new LinkedHashMap<>();
        String inside = text.substring(bracket + 1, text.length() - 1);
        if (!inside.isBlank()) {
            for (String option : inside.split(",", -1)) {
                int sign = option.indexOf('=');
                if (sign < 0) {
                    throw new IllegalArgumentException(
                            option.strip() + " is not of the form name=value");
                }
                String name = option.substring(0, sign).strip();
                if (options.put(name, option.substring(sign + 1).strip()) != null) {
                    throw new IllegalArgumentException(name + " is set twice");
                }
            }
        }
        return new PlayerText(text.substring(0, bracket).strip(), options);
    }

    /** The same player with an option set; an earlier value is replaced. */
    public PlayerText with(String option, String value) {
        Map<String, String> more = new LinkedHashMap<>(options);
        more.put(option, value);
        return new PlayerText(id, more);
    }

    /** The same player with an option set, unless it has a value already. */
    public PlayerText withDefault(String option, String value) {
        return options.containsKey(option) ? this : with(option, value);
    }

    /** The text that {@link #parse} accepts. */
    @Override
    public String toString() {
        return options.isEmpty()
                ? id
                : options.entrySet().stream()
                        .map(option -> option.getKey() + "=" + option.getValue())
                        .collect(joining(",", id + "[", "]"));
    }
}

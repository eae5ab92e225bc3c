package damier.terminal.screen;

import org.jspecify.annotations.Nullable;

import java.util.Locale;
import java.util.function.Function;

/** The number of colours of a terminal. */
public enum ColourDepth {
    NONE,
    SIXTEEN,
    MANY,
    TRUE;

    /**
     * Determines the colour depth from the environment.
     *
     * @param environment the value of a variable, or null
     */
    public static ColourDepth of(Function<String, @Nullable String> environment) {
        String refused = environment.apply("NO_COLOR");
        String type = text(environment.apply("TERM"));
        String colours = text(environment.apply("COLORTERM"));
        if ((refused != null && !refused.isEmpty())
                || type.isEmpty()
                || type.equals("dumb")
                || type.startsWith("vt1")
                || type.startsWith("vt2")
                || type.endsWith("-m")
                || type.endsWith("-mono")) {
            return NONE;
        }
        if (colours.equals("truecolor") || colours.equals("24bit") || type.contains("direct")) {
            return TRUE;
        }
        return type.contains("256") ? MANY : SIXTEEN;
    }

    private static String text(@Nullable String value) {
        return value == null ? "" : value.toLowerCase(Locale.ROOT);
    }
}

package damier.core;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Durations as users write them: {@code 500ms}, {@code 1.5s}, {@code 5m}. */
public final class Durations {
    private static final Pattern FORM = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?)(ms|s|m|h)");

    private Durations() {}

    /**
     * Parses a duration, in nanoseconds.
     *
     * @throws IllegalArgumentException with a one-line message, if the text is not a duration above
     *     zero
     */
    public static long parse(String text) {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            throw wrong(text);
        }
        double unit =
                switch (form.group(2)) {
                    case "ms" -> 1e6;
                    case "s" -> 1e9;
                    case "m" -> 60e9;
                    default -> 3600e9;
                };
        long nanos = (long) (Double.parseDouble(form.group(1)) * unit);
        if (nanos == 0) {
            throw wrong(text);
        }
        return nanos;
    }

    private static IllegalArgumentException wrong(String text) {
        return new IllegalArgumentException(
                "'" + text + "' is not a time such as 500ms, 1.5s or 5m");
    }
}

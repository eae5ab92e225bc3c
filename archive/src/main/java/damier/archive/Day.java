package damier.archive;

import org.jspecify.annotations.Nullable;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The dates of game records, in the many forms in which people write them. */
final class Day {
    private static final Pattern YEAR_FIRST =
            Pattern.compile("(\\d{4})(?:[-./ ](\\d{1,2}|\\?+)(?:[-./ ](\\d{1,2}|\\?+))?)?");
    private static final Pattern YEAR_LAST =
            Pattern.compile("(?:(?:(\\d{1,2}|\\?+)[-./ ])?(\\d{1,2}|\\?+)[-./ ])?(\\d{4})");
    private static final int MONTHS = 12;

    private Day() {}

    /** The date as {@code 2003.05.23} or {@code 2003.??.??}; empty if the year is unknown. */
    static String of(String written) {
        String text = written.strip();
        Matcher first = YEAR_FIRST.matcher(text);
        if (first.matches()) {
            return day(first.group(1), first.group(2), first.group(3));
        }
        Matcher last = YEAR_LAST.matcher(text);
        if (!last.matches()) {
            return "";
        }
        boolean american = number(last.group(2)) > MONTHS;
        return american
                ? day(last.group(3), last.group(1), last.group(2))
                : day(last.group(3), last.group(2), last.group(1));
    }

    private static String day(String year, @Nullable String month, @Nullable String day) {
        return year + "." + part(month) + "." + part(day);
    }

    private static String part(@Nullable String text) {
        int number = number(text);
        return number == 0 ? "??" : "%02d".formatted(number);
    }

    private static int number(@Nullable String text) {
        return text == null || !text.matches("\\d+") ? 0 : Integer.parseInt(text);
    }
}

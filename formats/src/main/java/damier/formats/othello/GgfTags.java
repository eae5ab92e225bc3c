package damier.formats.othello;

import damier.record.Tags;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The standard tag names of GGF properties; other properties keep their names. */
final class GgfTags {
    static final String GAME = "GM";
    static final String DATE = "DT";
    static final String RESULT = "RE";
    static final String START = "BO";
    static final String TYPE = "TY";
    static final String COMMENT = "C";
    static final String BLACK_MOVE = "B";
    static final String WHITE_MOVE = "W";

    /** The names in the order in which they are written. */
    static final Map<String, String> NAMES =
            Map.ofEntries(
                    Map.entry("PC", Tags.SITE),
                    Map.entry("EV", Tags.EVENT),
                    Map.entry("RO", Tags.ROUND),
                    Map.entry("PB", Tags.BLACK),
                    Map.entry("PW", Tags.WHITE),
                    Map.entry("RB", Tags.BLACK_RATING),
                    Map.entry("RW", Tags.WHITE_RATING),
                    Map.entry("TI", Tags.TIME_CONTROL));

    private static final Map<String, String> FLAGS =
            Map.of("r", "resignation", "t", "time", "s", "agreed score");

    private static final Pattern DAY =
            Pattern.compile("(\\d{4})[.-](\\d\\d|\\?\\?)[.-](\\d\\d|\\?\\?).*");
    private static final Pattern SECONDS = Pattern.compile("\\d{5,10}");

    private GgfTags() {}

    /** The day of a date in any common notation, as {@link Tags#DATE} writes it. */
    static Optional<String> day(String date) {
        Matcher day = DAY.matcher(date);
        if (day.matches()) {
            return Optional.of(day.group(1) + "." + day.group(2) + "." + day.group(3));
        }
        if (SECONDS.matcher(date).matches()) {
            Instant instant = Instant.ofEpochSecond(Long.parseLong(date));
            return Optional.of(
                    DateTimeFormatter.ofPattern("yyyy.MM.dd", Locale.ROOT)
                            .format(instant.atZone(ZoneOffset.UTC)));
        }
        return Optional.empty();
    }

    /** The termination of a game in words; an unknown flag is kept. */
    static String termination(String flag) {
        return FLAGS.getOrDefault(flag, flag);
    }

    /** The flag of a termination, if there is one. */
    static Optional<String> flag(String termination) {
        if (termination.matches("\\w")) {
            return Optional.of(termination);
        }
        return FLAGS.entrySet().stream()
                .filter(flag -> flag.getValue().equals(termination))
                .map(Map.Entry::getKey)
                .findFirst();
    }
}

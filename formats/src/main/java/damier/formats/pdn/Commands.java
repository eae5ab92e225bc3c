package damier.formats.pdn;

import damier.core.Side;
import damier.record.Remarks;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The commands that programs write into comments: {@code [%clk 0:12:34] [%emt 0:00:05] [%eval
 * 0.25]}.
 */
final class Commands {
    private static final Pattern COMMAND =
            Pattern.compile(" ?\\[%(clk|clock|emt|eval) {1,9}([^\\]]{1,60})\\]");
    private static final Pattern TIME =
            Pattern.compile("([wWbB]?)(?:(\\d{1,4}):)?(\\d{1,4}):(\\d{1,2}(?:\\.\\d{1,9})?)");
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d{1,6}(?:\\.\\d{1,9})?");

    private Commands() {}

    /**
     * Adds the commands of a comment after a move to the remarks on that move.
     *
     * @param mover the side that made the move
     */
    static Remarks read(String comment, Side mover, Remarks remarks) {
        if (!comment.contains("[%")) {
            return remarks.withAfter(join(remarks.after(), comment));
        }
        Remarks result = remarks;
        StringBuilder rest = new StringBuilder();
        Matcher command = COMMAND.matcher(comment);
        while (command.find()) {
            Remarks more = command(command.group(1), command.group(2).strip(), mover, result);
            boolean known = more != null;
            command.appendReplacement(rest, known ? "" : Matcher.quoteReplacement(command.group()));
            result = more == null ? result : more;
        }
        command.appendTail(rest);
        return result.withAfter(join(result.after(), rest.toString().strip()));
    }

    /** Null if the command is not usable. */
    private static @Nullable Remarks command(
            String name, String text, Side mover, Remarks remarks) {
        if (name.equals("eval")) {
            if (!NUMBER.matcher(text).matches()) {
                return null;
            }
            double forWhite = Double.parseDouble(text);
            return remarks.withEvaluation(
                    mover == Side.WHITE || forWhite == 0 ? forWhite : -forWhite);
        }
        Matcher time = TIME.matcher(text);
        while (time.find()) {
            String side = time.group(1).toLowerCase(Locale.ROOT);
            if (side.isEmpty() || side.equals(mover == Side.WHITE ? "w" : "b")) {
                Duration duration = duration(time);
                return name.equals("emt")
                        ? remarks.withElapsed(duration)
                        : remarks.withClock(duration);
            }
        }
        return null;
    }

    private static Duration duration(Matcher time) {
        long hours = time.group(2) == null ? 0 : Long.parseLong(time.group(2));
        long minutes = Long.parseLong(time.group(3));
        long nanos = new BigDecimal(time.group(4)).movePointRight(9).longValueExact();
        return Duration.ofHours(hours).plusMinutes(minutes).plusNanos(nanos);
    }

    /** The comment after a move, commands first. */
    static String write(Remarks remarks, Side mover) {
        StringBuilder text = new StringBuilder();
        Duration clock = remarks.clock();
        Duration elapsed = remarks.elapsed();
        Double evaluation = remarks.evaluation();
        if (clock != null) {
            text.append("[%clk ").append(time(clock)).append(']');
        }
        if (elapsed != null) {
            text.append("[%emt ").append(time(elapsed)).append(']');
        }
        if (evaluation != null) {
            double forWhite = mover == Side.WHITE || evaluation == 0 ? evaluation : -evaluation;
            text.append("[%eval ").append(number(forWhite)).append(']');
        }
        return join(text.toString(), remarks.after());
    }

    private static String time(Duration time) {
        Duration shown = time.isNegative() ? Duration.ZERO : time;
        int millis = shown.toMillisPart();
        return String.format(
                        Locale.ROOT,
                        "%d:%02d:%02d",
                        shown.toHours(),
                        shown.toMinutesPart(),
                        shown.toSecondsPart())
                + (millis == 0 ? "" : withoutZeros(String.format(Locale.ROOT, ".%03d", millis)));
    }

    private static String number(double value) {
        return withoutZeros(String.format(Locale.ROOT, "%.3f", value));
    }

    private static String withoutZeros(String decimals) {
        return decimals.replaceFirst("\\.?0+$", "");
    }

    static String join(String one, String other) {
        return one.isEmpty() || other.isEmpty() ? one + other : one + " " + other;
    }
}

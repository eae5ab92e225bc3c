package damier.formats.othello;

import damier.othello.OthelloRules;
import damier.othello.OthelloSquares;
import damier.othello.text.OthelloNotation;
import damier.record.Remarks;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A move with its evaluation and its time, as GGF and NBoard write it: {@code F5/1.25/3.2}, {@code
 * PA//0.5}, {@code F5}.
 *
 * @param square the text of the move
 * @param evaluation in discs, for the side that moves
 */
public record GgfMove(String square, @Nullable Double evaluation, @Nullable Duration elapsed) {
    private static final String PASS = "PA";
    private static final BigDecimal SIXTY = BigDecimal.valueOf(60);
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d{1,12}(?:\\.\\d{0,12})?");
    private static final Pattern CLOCK =
            Pattern.compile("(?:(\\d{1,4}):)?(\\d{1,6}):(\\d{1,6}(?:\\.\\d{0,9})?)");

    /** Parses a move; an unreadable evaluation or time is omitted. */
    public static GgfMove parse(String text) {
        String[] parts = text.strip().split("/", -1);
        Double evaluation = parts.length > 1 ? number(parts[1]) : null;
        Duration elapsed = parts.length > 2 ? time(parts[2]) : null;
        return new GgfMove(parts[0].strip(), evaluation, elapsed);
    }

    private static @Nullable Double number(String text) {
        String number = text.strip();
        return NUMBER.matcher(number).matches() ? Double.valueOf(number) : null;
    }

    /** Parses seconds, {@code 3.2}, or {@code 1:03.2}; null if it is neither. */
    public static @Nullable Duration time(String text) {
        Matcher clock = CLOCK.matcher(text.strip());
        if (clock.matches()) {
            BigDecimal hours = new BigDecimal(clock.group(1) == null ? "0" : clock.group(1));
            BigDecimal minutes = hours.multiply(SIXTY).add(new BigDecimal(clock.group(2)));
            return seconds(minutes.multiply(SIXTY).add(new BigDecimal(clock.group(3))));
        }
        String number = text.strip();
        boolean isTime = NUMBER.matcher(number).matches() && !number.startsWith("-");
        return isTime ? seconds(new BigDecimal(number)) : null;
    }

    private static Duration seconds(BigDecimal seconds) {
        BigDecimal nanos = seconds.movePointRight(9).setScale(0, RoundingMode.DOWN);
        return Duration.ofNanos(nanos.min(BigDecimal.valueOf(Long.MAX_VALUE)).longValueExact());
    }

    public static GgfMove of(long move, Remarks remarks) {
        return new GgfMove(text(move), remarks.evaluation(), remarks.elapsed());
    }

    /** {@code F5} or {@code PA}. */
    public static String text(long move) {
        return move == OthelloRules.PASS
                ? PASS
                : OthelloSquares.name((int) move).toUpperCase(Locale.ROOT);
    }

    public boolean isPass() {
        return OthelloNotation.isPass(square);
    }

    Remarks remarks() {
        Remarks remarks = Remarks.NONE;
        if (evaluation != null) {
            remarks = remarks.withEvaluation(evaluation);
        }
        return elapsed == null ? remarks : remarks.withElapsed(elapsed);
    }

    @Override
    public String toString() {
        String value =
                evaluation == null || !Double.isFinite(evaluation)
                        ? ""
                        : plain(BigDecimal.valueOf(evaluation));
        String time = elapsed == null ? "" : "/" + seconds(elapsed);
        return value.isEmpty() && time.isEmpty() ? square : square + "/" + value + time;
    }

    private static String seconds(Duration time) {
        return plain(
                BigDecimal.valueOf(time.getSeconds()).add(BigDecimal.valueOf(time.getNano(), 9)));
    }

    private static String plain(BigDecimal number) {
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }
}

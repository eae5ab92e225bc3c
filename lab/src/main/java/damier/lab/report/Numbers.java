package damier.lab.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/** Formats numbers with their significant digits. */
public final class Numbers {
    private static final int DIGITS = 3;
    private static final double WHOLE = 1000;

    /** Smaller numbers are what rounding leaves of zero. */
    private static final double NOTHING = 1e-12;

    private Numbers() {}

    /** Three significant digits; integers from a thousand on; a dash for NaN. */
    public static String text(double number) {
        if (Double.isNaN(number)) {
            return "–";
        }
        if (Double.isInfinite(number)) {
            return number > 0 ? "∞" : "-∞";
        }
        if (Math.abs(number) < NOTHING) {
            return "0";
        }
        if (Math.abs(number) >= WHOLE) {
            return String.format(Locale.ROOT, "%.0f", number);
        }
        String text =
                new BigDecimal(number)
                        .round(new MathContext(DIGITS, RoundingMode.HALF_UP))
                        .stripTrailingZeros()
                        .toPlainString();
        return text.equals("-0") ? "0" : text;
    }

    /** A number and half the width of its interval, to the same digit: {@code 61.2 ± 4.5}. */
    public static String text(double number, double half) {
        if (!Double.isFinite(number) || !Double.isFinite(half) || half == 0) {
            return text(number) + (half == 0 || Double.isNaN(number) ? "" : " ± " + text(half));
        }
        int places = Math.clamp(1 - (int) Math.floor(Math.log10(half)), 0, 9);
        String form = "%." + places + "f";
        String rounded = String.format(Locale.ROOT, form, number);
        return (rounded.matches("-[0.]+") ? rounded.substring(1) : rounded)
                + " ± "
                + String.format(Locale.ROOT, form, half);
    }
}

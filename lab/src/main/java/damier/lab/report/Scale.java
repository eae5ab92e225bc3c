package damier.lab.report;

import java.util.ArrayList;
import java.util.List;

/**
 * Maps values to coordinates, linearly or by their logarithm, and chooses round numbers as ticks.
 */
final class Scale {
    private static final int TICKS = 6;
    private static final double FEW_DECADES = 2.5;
    private static final double EDGE = 0.03;

    private final boolean log;
    private final double low;
    private final double high;
    private final double from;
    private final double to;

    /**
     * @param values all values to be shown; infinite and undefined ones are ignored
     * @param from the coordinate of the lowest value
     * @param to the coordinate of the highest value
     */
    Scale(List<Double> values, boolean log, double from, double to) {
        this.log = log;
        this.from = from;
        this.to = to;
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (double value : values) {
            double at = log ? Math.log10(value) : value;
            if (Double.isFinite(at)) {
                least = Math.min(least, at);
                most = Math.max(most, at);
            }
        }
        if (least > most) {
            least = 0;
            most = 1;
        }
        double room = most > least ? EDGE * (most - least) : log ? 0.1 : Math.max(1, most) * 0.1;
        low = least - room;
        high = most + room;
    }

    double at(double value) {
        double share = ((log ? Math.log10(value) : value) - low) / (high - low);
        return from + (to - from) * share;
    }

    List<Double> ticks() {
        return log && high - low > 0.3 ? decades() : log ? ofLogarithm() : steps(low, high);
    }

    /** Too narrow a range for decades. */
    private List<Double> ofLogarithm() {
        return steps(Math.pow(10, low), Math.pow(10, high));
    }

    private List<Double> decades() {
        List<Integer> digits = high - low > FEW_DECADES ? List.of(1) : List.of(1, 2, 5);
        List<Double> ticks = new ArrayList<>();
        for (int decade = (int) Math.floor(low); decade <= high; decade++) {
            for (int digit : digits) {
                double at = decade + Math.log10(digit);
                if (at >= low && at <= high) {
                    ticks.add(digit * Math.pow(10, decade));
                }
            }
        }
        return ticks;
    }

    private static List<Double> steps(double low, double high) {
        double rough = (high - low) / TICKS;
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double step = power;
        for (int factor : List.of(2, 5, 10)) {
            if (step < rough) {
                step = factor * power;
            }
        }
        List<Double> ticks = new ArrayList<>();
        for (double i = Math.ceil(low / step); i * step <= high; i++) {
            ticks.add(i == 0 ? 0 : i * step);
        }
        return ticks;
    }
}

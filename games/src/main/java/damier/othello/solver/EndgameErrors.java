package damier.othello.solver;

import static java.nio.charset.StandardCharsets.UTF_8;

import damier.weights.WeightFile;

import java.util.List;
import java.util.Locale;

/**
 * The standard deviation of the difference between a shallow and a deeper search, in hundredths of
 * a disc, as a function of the empties and the two depths.
 *
 * <pre>
 *   ln deviation = base + empties * (empty squares) + shallow * ln(1 + shallow depth)
 *                + distance * ln(depth - shallow depth) + solved (if the deeper search is exact)
 * </pre>
 *
 * <p>{@link EndgameErrorFit} fits the parameters to an evaluation.
 */
public record EndgameErrors(
        double base, double empties, double shallow, double distance, double solved) {
    private static final List<String> NAMES =
            List.of("base", "empties", "shallow", "distance", "solved");

    private static final WeightFile.Layout LAYOUT = new WeightFile.Layout(NAMES, 1, 0);

    /** The errors of the built-in evaluation. */
    public static EndgameErrors standard() {
        String file = "solver.probcut";
        return parse(file, new String(WeightFile.resource(EndgameErrors.class, file), UTF_8));
    }

    /**
     * Parses the five parameters.
     *
     * @param file the name of the file in messages
     * @throws IllegalArgumentException with a one-line message that names the file, the line and
     *     the fault
     */
    public static EndgameErrors parse(String file, String text) {
        double[][] rows = WeightFile.parse(file, text.getBytes(UTF_8), LAYOUT).named();
        return new EndgameErrors(rows[0][0], rows[1][0], rows[2][0], rows[3][0], rows[4][0]);
    }

    /** Formats the parameters for {@link #parse}. */
    public String text() {
        double[] values = {base, empties, shallow, distance, solved};
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < values.length; i++) {
            text.append(String.format(Locale.ROOT, "%-9s %.4f%n", NAMES.get(i), values[i]));
        }
        return text.toString();
    }

    /** The standard deviation in hundredths of a disc. */
    public double deviation(int emptySquares, int depth, int shallowDepth) {
        return Math.exp(
                base
                        + empties * emptySquares
                        + shallow * Math.log(1.0 + shallowDepth)
                        + distance * Math.log(depth - shallowDepth)
                        + (depth == emptySquares ? solved : 0));
    }
}

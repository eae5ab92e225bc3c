package damier.core;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * What a score says about the result of a game: the points that the side to move can expect, where
 * a win counts 1 and a draw ½.
 *
 * <pre>
 *   points = 1 / (1 + exp(-(score / scale) ^ power))     for a score that is not negative
 * </pre>
 *
 * <p>The opponent of a side with this score can expect the rest. The command {@code fit-chances}
 * fits the numbers to games of the program.
 *
 * @param stages of a game, of which there are {@link Evaluator#STAGES}
 */
public record WinningChances(List<Stage> stages) {
    private static final String SCALES = "scales ";
    private static final String POWERS = "powers ";
    private static final double LARGEST = 1e6;

    public WinningChances {
        stages = List.copyOf(stages);
    }

    /**
     * The chances at a stage of the game.
     *
     * @param scale in hundredths
     */
    public record Stage(double scale, double power) {
        /** The odds of the side with this score, as a logarithm. */
        public double logOdds(int score) {
            return Math.signum(score) * Math.pow(Math.abs(score) / scale, power);
        }
    }

    /** For a game whose chances were not fitted: a lead of one man is worth 0.73 points. */
    static final WinningChances STANDARD =
            new WinningChances(Collections.nCopies(Evaluator.STAGES, new Stage(100, 1)));

    /** Reads the resource {@code file} of a class. */
    public static WinningChances resource(Class<?> beside, String file) {
        try (@Nullable InputStream in = beside.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalArgumentException(file + ": no such file of winning chances");
            }
            return parse(file, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads the text of a file; lines that begin with {@code #} are comments.
     *
     * @param file the name of the file in messages
     * @throws IllegalArgumentException with a one-line message that names the file and the fault
     */
    public static WinningChances parse(String file, String text) {
        double[] scales = numbers(file, text, SCALES);
        double[] powers = numbers(file, text, POWERS);
        return new WinningChances(
                IntStream.range(0, Evaluator.STAGES)
                        .mapToObj(i -> new Stage(scales[i], powers[i]))
                        .toList());
    }

    private static double[] numbers(String file, String text, String name) {
        String line =
                text.lines()
                        .filter(candidate -> candidate.startsWith(name))
                        .findFirst()
                        .orElseThrow(
                                () ->
                                        new IllegalArgumentException(
                                                file + ": no line " + name.strip()));
        double[] numbers;
        try {
            numbers =
                    Arrays.stream(line.substring(name.length()).strip().split(" +"))
                            .mapToDouble(Double::parseDouble)
                            .toArray();
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    file + ": " + name + "must be followed by numbers", e);
        }
        if (numbers.length != Evaluator.STAGES
                || !Arrays.stream(numbers).allMatch(number -> number > 0 && number <= LARGEST)) {
            throw new IllegalArgumentException(
                    "%s: %smust be followed by %d positive numbers of at most %.0f"
                            .formatted(file, name, Evaluator.STAGES, LARGEST));
        }
        return numbers;
    }

    /** The text that {@link #parse} accepts. */
    public String text() {
        StringBuilder scales = new StringBuilder(SCALES.strip());
        StringBuilder powers = new StringBuilder(POWERS.strip());
        for (Stage stage : stages) {
            scales.append(String.format(Locale.ROOT, " %.1f", stage.scale));
            powers.append(String.format(Locale.ROOT, " %.3f", stage.power));
        }
        return scales + "\n" + powers + "\n";
    }

    /**
     * The points that the side to move can expect.
     *
     * @param score for the side to move
     */
    public double points(int score, int stage) {
        if (Scores.isDecided(score)) {
            return score > 0 ? 1 : 0;
        }
        return 1 / (1 + Math.exp(-stages.get(stage).logOdds(score)));
    }
}

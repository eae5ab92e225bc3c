package damier.core;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * How far a shallow search is from a deep one: the standard deviation of the difference of their
 * scores, in hundredths. It grows with the distance of the two depths, shrinks as the shallow
 * search gets deeper, and differs from stage to stage of a game:
 *
 * <pre>
 *   ln deviation = stage + shallow * ln(1 + shallow depth) + distance * ln(depth - shallow depth)
 * </pre>
 *
 * <p>The command {@code fit-probcut} fits these numbers to searches of the program.
 *
 * @param stages the first summand for each stage of a game
 */
public record ProbCutErrors(List<Double> stages, double shallow, double distance) {
    private static final String STAGES = "stages";
    private static final String SHALLOW = "shallow";
    private static final String DISTANCE = "distance";

    public ProbCutErrors {
        stages = List.copyOf(stages);
    }

    /** For a game without measured errors, whose search must not use ProbCut. */
    static final ProbCutErrors UNKNOWN = new ProbCutErrors(List.of(0.0), 0, 0);

    /** Reads the resource {@code file} of a class. */
    public static ProbCutErrors resource(Class<?> beside, String file) {
        try (@Nullable InputStream in = beside.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalArgumentException(file + ": no such file of ProbCut errors");
            }
            return parse(file, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads the text of a file.
     *
     * @param file the name of the file in messages
     * @throws IllegalArgumentException with a one-line message that names the file and the fault
     */
    public static ProbCutErrors parse(String file, String text) {
        return new ProbCutErrors(
                numbers(file, text, STAGES),
                numbers(file, text, SHALLOW).getFirst(),
                numbers(file, text, DISTANCE).getFirst());
    }

    private static List<Double> numbers(String file, String text, String name) {
        String start = name + " ";
        String line =
                text.lines()
                        .filter(candidate -> candidate.startsWith(start))
                        .findFirst()
                        .orElseThrow(
                                () -> new IllegalArgumentException(file + ": no line " + name));
        try {
            return Arrays.stream(line.substring(start.length()).strip().split(" +"))
                    .map(Double::valueOf)
                    .toList();
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    file + ": " + name + " must be followed by numbers", e);
        }
    }

    /** The text that {@link #parse} accepts. */
    public String text() {
        StringBuilder text = new StringBuilder(STAGES);
        stages.forEach(stage -> text.append(number(stage)));
        return text + "\n" + SHALLOW + number(shallow) + "\n" + DISTANCE + number(distance) + "\n";
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, " %.3f", number);
    }

    /** The standard deviation, in hundredths. */
    public double deviation(int stage, int depth, int shallowDepth) {
        return Math.exp(
                stages.get(Math.min(stage, stages.size() - 1))
                        + shallow * Math.log(1.0 + shallowDepth)
                        + distance * Math.log(depth - shallowDepth));
    }
}

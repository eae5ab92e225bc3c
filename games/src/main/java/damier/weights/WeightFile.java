package damier.weights;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The weights of named features as text: a line for each feature, its name and one number for each
 * phase of the game; {@code #} begins a comment.
 */
public final class WeightFile {
    private static final Pattern SPACES = Pattern.compile("\\s+");

    private WeightFile() {}

    /**
     * Reads the resource {@code file} of {@code owner}.
     *
     * @throws IllegalArgumentException with a one-line message, if there is none
     */
    public static String text(Class<?> owner, String file) {
        try (@Nullable InputStream in = owner.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalArgumentException(file + ": no such file of weights");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Parses weights.
     *
     * @param file the name of the file in messages
     * @return for each of the names, in their order, its weight in each phase
     * @throws IllegalArgumentException with a one-line message that names the file, the line and
     *     the fault
     */
    public static double[][] parse(String file, String text, List<String> names, int phases) {
        double[][] weights = new double[names.size()][];
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).split("#", 2)[0].strip();
            if (!line.isEmpty()) {
                addRow(SPACES.split(line), file + ":" + (i + 1) + ": ", names, phases, weights);
            }
        }
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] == null) {
                throw new IllegalArgumentException(
                        file + ":" + lines.size() + ": no line for feature " + names.get(i));
            }
        }
        return weights;
    }

    private static void addRow(
            String[] words, String where, List<String> names, int phases, double[][] weights) {
        int feature = names.indexOf(words[0]);
        if (feature < 0) {
            throw new IllegalArgumentException(where + "unknown feature " + words[0]);
        }
        if (weights[feature] != null) {
            throw new IllegalArgumentException(where + "feature " + words[0] + " comes twice");
        }
        if (words.length != 1 + phases) {
            throw new IllegalArgumentException(
                    where + words[0] + " has " + (words.length - 1) + " weights, not " + phases);
        }
        double[] row = new double[phases];
        for (int phase = 0; phase < phases; phase++) {
            row[phase] = number(words[1 + phase], where);
        }
        weights[feature] = row;
    }

    private static double number(String word, String where) {
        try {
            return Double.parseDouble(word);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(where + word + " is not a number", e);
        }
    }
}

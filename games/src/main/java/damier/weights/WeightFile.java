package damier.weights;

import static java.nio.charset.StandardCharsets.UTF_8;

import org.jspecify.annotations.Nullable;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The weights of an evaluation, as a file: a line of text for each named feature, with its name and
 * one number for each stage of the game; {@code #} begins a comment. The last line may announce the
 * weights of patterns, which follow it in binary form:
 *
 * <pre>
 *   # learned from 100 games
 *   man        100.0   120.5
 *   king       300.0   280.0
 *   patterns 1 2178194 2 1f3a9c0e
 *   (binary)
 * </pre>
 *
 * <p>The numbers after {@code patterns} are the version of the form, the number of patterns, that
 * of stages, and a checksum.
 */
public final class WeightFile {
    private static final Pattern SPACES = Pattern.compile("\\s+");
    private static final int VERSION = 1;
    private static final Pattern PATTERNS =
            Pattern.compile("patterns (\\d{1,9}) (\\d{1,9}) (\\d{1,9}) ([0-9a-f]{8})");

    private final double[][] named;
    private final @Nullable PatternWeights patterns;

    /**
     * @param named the weights of each feature, by stage; not copied
     * @param patterns absent if all of them are zero
     */
    public WeightFile(double[][] named, @Nullable PatternWeights patterns) {
        this.named = named;
        this.patterns = patterns;
    }

    /** The weights of each feature, by stage; must not be modified. */
    public double[][] named() {
        return named;
    }

    /** The weights of the patterns; absent if all of them are zero. */
    public @Nullable PatternWeights patterns() {
        return patterns;
    }

    /**
     * What a file contains.
     *
     * @param names of the features, in their order
     * @param stages the number of values of each weight
     */
    public record Layout(List<String> names, int stages, int patterns) {
        public Layout {
            names = List.copyOf(names);
        }
    }

    /**
     * Reads the resource {@code file} of {@code owner}.
     *
     * @throws IllegalArgumentException with a one-line message, if there is none
     */
    public static byte[] resource(Class<?> owner, String file) {
        try (@Nullable InputStream in = owner.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalArgumentException(file + ": no such file of weights");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Parses a file.
     *
     * @param file its name in messages
     * @throws IllegalArgumentException with a one-line message that names the file, the line and
     *     the fault
     */
    public static WeightFile parse(String file, byte[] content, Layout layout) {
        double[][] named = new double[layout.names().size()][];
        @Nullable PatternWeights patterns = null;
        int number = 0;
        int at = 0;
        while (at < content.length && patterns == null) {
            int end = endOfLine(content, at);
            String line = new String(content, at, end - at, UTF_8).split("#", 2)[0].strip();
            number++;
            at = end + 1;
            String where = file + ":" + number + ": ";
            if (line.startsWith("patterns")) {
                patterns = patterns(line, content, Math.min(at, content.length), layout, where);
            } else if (!line.isEmpty()) {
                addRow(SPACES.split(line), where, layout, named);
            }
        }
        for (int i = 0; i < named.length; i++) {
            if (named[i] == null) {
                throw new IllegalArgumentException(
                        file + ":" + number + ": no line for feature " + layout.names().get(i));
            }
        }
        return new WeightFile(named, patterns);
    }

    private static int endOfLine(byte[] content, int from) {
        int end = from;
        while (end < content.length && content[end] != '\n') {
            end++;
        }
        return end;
    }

    private static PatternWeights patterns(
            String line, byte[] content, int from, Layout layout, String where) {
        Matcher numbers = PATTERNS.matcher(line);
        if (!numbers.matches()) {
            throw new IllegalArgumentException(where + "no line of patterns: " + shortened(line));
        }
        if (Integer.parseInt(numbers.group(1)) != VERSION) {
            throw new IllegalArgumentException(
                    where + "patterns in form " + numbers.group(1) + ", not " + VERSION);
        }
        if (Integer.parseInt(numbers.group(2)) != layout.patterns()
                || Integer.parseInt(numbers.group(3)) != layout.stages()) {
            throw new IllegalArgumentException(
                    "%s%s patterns in %s stages, not %d in %d"
                            .formatted(
                                    where,
                                    numbers.group(2),
                                    numbers.group(3),
                                    layout.patterns(),
                                    layout.stages()));
        }
        try {
            return PatternWeights.inflate(
                    content,
                    from,
                    layout.stages(),
                    layout.patterns(),
                    Long.parseLong(numbers.group(4), 16));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(where + e.getMessage(), e);
        }
    }

    private static void addRow(String[] words, String where, Layout layout, double[][] named) {
        int feature = layout.names().indexOf(words[0]);
        if (feature < 0) {
            throw new IllegalArgumentException(where + "unknown feature " + shortened(words[0]));
        }
        if (named[feature] != null) {
            throw new IllegalArgumentException(where + "feature " + words[0] + " comes twice");
        }
        if (words.length != 1 + layout.stages()) {
            throw new IllegalArgumentException(
                    "%s%s has %d weights, not %d"
                            .formatted(where, words[0], words.length - 1, layout.stages()));
        }
        double[] row = new double[layout.stages()];
        for (int stage = 0; stage < row.length; stage++) {
            row[stage] = number(words[1 + stage], where);
        }
        named[feature] = row;
    }

    private static double number(String word, String where) {
        try {
            double number = Double.parseDouble(word);
            if (Double.isFinite(number)) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(where + shortened(word) + " is not a number", e);
        }
        throw new IllegalArgumentException(where + word + " is not a number");
    }

    /** A part of a file for a message: in one line, and not too long. */
    private static String shortened(String text) {
        String printable = text.replaceAll("\\p{Cntrl}", "?");
        return printable.length() > 40 ? printable.substring(0, 40) + "…" : printable;
    }

    /**
     * A file of trained weights.
     *
     * @param values the value of weight {@code w} at stage {@code s} is at {@code w * stages + s};
     *     named weights come first
     * @param unit the number by which the values of patterns are multiplied
     */
    public static WeightFile of(double[] values, Layout layout, int unit) {
        int stages = layout.stages();
        double[][] named = new double[layout.names().size()][stages];
        short[][] patterns = new short[stages][layout.patterns()];
        for (int i = 0; i < values.length; i++) {
            int weight = i / stages;
            if (weight < named.length) {
                named[weight][i % stages] = values[i];
            } else {
                patterns[i % stages][weight - named.length] =
                        PatternWeights.rounded(values[i] * unit);
            }
        }
        return new WeightFile(named, new PatternWeights(patterns));
    }

    /**
     * The value of a weight at a stage; named weights come first.
     *
     * @param unit the number by which the values of patterns were multiplied
     */
    public double value(int weight, int stage, int unit) {
        int pattern = weight - named.length;
        if (pattern < 0) {
            return named[weight][stage];
        }
        return patterns == null ? 0 : patterns.weight(stage, pattern) / (double) unit;
    }

    /** The bytes that {@link #parse} reads. */
    public byte[] bytes(Layout layout, String remark) {
        StringBuilder text = new StringBuilder();
        remark.lines().forEach(line -> text.append("# ").append(line).append('\n'));
        for (int i = 0; i < named.length; i++) {
            List<String> row = new ArrayList<>(List.of("%-20s".formatted(layout.names().get(i))));
            for (double weight : named[i]) {
                row.add(String.format(Locale.ROOT, "%8.1f", weight));
            }
            text.append(String.join(" ", row)).append('\n');
        }
        var bytes = new ByteArrayOutputStream();
        if (patterns == null) {
            bytes.writeBytes(text.toString().getBytes(UTF_8));
        } else {
            text.append(
                    "patterns %d %d %d %08x\n"
                            .formatted(
                                    VERSION,
                                    layout.patterns(),
                                    layout.stages(),
                                    patterns.checksum()));
            bytes.writeBytes(text.toString().getBytes(UTF_8));
            bytes.writeBytes(patterns.deflated());
        }
        return bytes.toByteArray();
    }
}

package damier.weights;

import static java.nio.charset.StandardCharsets.UTF_8;

import damier.core.HiddenLayer;

import org.jspecify.annotations.Nullable;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The weights of an evaluation, as a file: a line of text for each named feature, with its name and
 * one number for each stage of the game; {@code #} begins a comment. The last lines may announce a
 * hidden layer and the weights of patterns, each of which follows its line in binary form:
 *
 * <pre>
 *   # learned from 100 games
 *   man        100.0   120.5
 *   king       300.0   280.0
 *   net 1 52542 16 5d0417aa 81234
 *   (binary)
 *   patterns 1 2178194 2 1f3a9c0e
 *   (binary)
 * </pre>
 *
 * <p>The numbers after {@code patterns} are the version of the form, the number of patterns, that
 * of stages, and a checksum. Those after {@code net} are the version, the number of rows, that of
 * lanes, a checksum, and the number of bytes ({@link PatternNet} describes rows and lanes).
 */
public final class WeightFile {
    private static final Pattern SPACES = Pattern.compile("\\s+");
    private static final int VERSION = 1;

    /** A part in binary form. The part of patterns ends with the file and has no length. */
    private static final Pattern BINARY =
            Pattern.compile(
                    "(net|patterns) (\\d{1,9}) (\\d{1,9}) (\\d{1,9}) ([0-9a-f]{8})( \\d{1,9})?");

    private final double[][] named;
    private final @Nullable PatternWeights patterns;
    private final @Nullable PatternWeights net;

    /**
     * @param named the weights of each feature, by stage; not copied
     * @param patterns absent if all of them are zero
     * @param net the hidden layer; absent if there is none
     */
    public WeightFile(
            double[][] named, @Nullable PatternWeights patterns, @Nullable PatternWeights net) {
        this.named = named;
        this.patterns = patterns;
        this.net = net;
    }

    /** The weights of each feature, by stage; must not be modified. */
    public double[][] named() {
        return named;
    }

    /** The weights of the patterns; absent if all of them are zero. */
    public @Nullable PatternWeights patterns() {
        return patterns;
    }

    /** The hidden layer as the search uses it; absent if there is none. */
    public @Nullable PatternNet net() {
        return net == null ? null : PatternNet.of(net, named[0].length);
    }

    /**
     * The hidden layer for training; absent if there is none.
     *
     * @param unit the number by which its outputs were multiplied
     */
    public Optional<HiddenLayer> hiddenLayer(int unit) {
        return Optional.ofNullable(net()).map(packed -> packed.layer(unit));
    }

    /**
     * What a file contains.
     *
     * @param names of the features, in their order
     * @param stages the number of values of each weight
     * @param patterns the number of patterns
     * @param vectors the number of patterns with a vector in a hidden layer
     */
    public record Layout(List<String> names, int stages, int patterns, int vectors) {
        public Layout {
            names = List.copyOf(names);
        }

        /** A file without a hidden layer. */
        public Layout(List<String> names, int stages, int patterns) {
            this(names, stages, patterns, 0);
        }

        /** The number of rows of a hidden layer. */
        int netRows() {
            return vectors == 0 ? 0 : vectors + 2 * stages;
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
        @Nullable PatternWeights net = null;
        int number = 0;
        int at = 0;
        while (at < content.length && patterns == null) {
            int end = endOfLine(content, at);
            String line = new String(content, at, end - at, UTF_8).split("#", 2)[0].strip();
            number++;
            at = end + 1;
            String where = file + ":" + number + ": ";
            if (line.startsWith("patterns")) {
                Binary part = binary(line, where);
                patterns = part.read(content, at, content.length, layout, where);
            } else if (line.startsWith("net")) {
                Binary part = binary(line, where);
                end = Math.min(content.length, at + part.bytes());
                net = part.read(content, at, end, layout, where);
                at = end;
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
        return new WeightFile(named, patterns, net);
    }

    private static int endOfLine(byte[] content, int from) {
        int end = from;
        while (end < content.length && content[end] != '\n') {
            end++;
        }
        return end;
    }

    /** A line that announces a part in binary form. */
    private static Binary binary(String line, String where) {
        Matcher words = BINARY.matcher(line);
        if (!words.matches() || words.group(1).equals("net") != (words.group(6) != null)) {
            throw new IllegalArgumentException(where + "malformed line: " + shortened(line));
        }
        if (Integer.parseInt(words.group(2)) != VERSION) {
            throw new IllegalArgumentException(
                    "%s%s in form %s, not %d"
                            .formatted(where, words.group(1), words.group(2), VERSION));
        }
        return new Binary(
                words.group(1),
                Integer.parseInt(words.group(3)),
                Integer.parseInt(words.group(4)),
                Long.parseLong(words.group(5), 16),
                words.group(6) == null ? 0 : Integer.parseInt(words.group(6).strip()));
    }

    private record Binary(String name, int columns, int stages, long checksum, int bytes) {
        PatternWeights read(byte[] content, int from, int end, Layout layout, String where) {
            boolean isNet = name.equals("net");
            int expected = isNet ? layout.netRows() : layout.patterns();
            int expectedStages = isNet ? HiddenLayer.LANES : layout.stages();
            if (columns != expected || stages != expectedStages) {
                throw new IllegalArgumentException(
                        "%s%s: %d rows of %d numbers, not %d of %d"
                                .formatted(where, name, columns, stages, expected, expectedStages));
            }
            try {
                return PatternWeights.inflate(
                        content, Math.min(from, end), end, stages, columns, checksum);
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(where + e.getMessage() + " " + name, e);
            }
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
     * @param layer the hidden layer, if there is one
     * @param unit the number by which the values of patterns and outputs are multiplied
     */
    public static WeightFile of(
            double[] values, Optional<HiddenLayer> layer, Layout layout, int unit) {
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
        return new WeightFile(
                named,
                new PatternWeights(patterns),
                layer.map(trained -> PatternNet.file(trained, unit)).orElse(null));
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
        bytes.writeBytes(text.toString().getBytes(UTF_8));
        if (net != null) {
            byte[] packed = net.deflated();
            bytes.writeBytes(line("net", net, layout.netRows(), HiddenLayer.LANES));
            bytes.writeBytes((" " + packed.length + "\n").getBytes(UTF_8));
            bytes.writeBytes(packed);
            bytes.write('\n');
        }
        if (patterns != null) {
            bytes.writeBytes(line("patterns", patterns, layout.patterns(), layout.stages()));
            bytes.write('\n');
            bytes.writeBytes(patterns.deflated());
        }
        return bytes.toByteArray();
    }

    private static byte[] line(String name, PatternWeights part, int columns, int stages) {
        return "%s %d %d %d %08x"
                .formatted(name, VERSION, columns, stages, part.checksum())
                .getBytes(UTF_8);
    }
}

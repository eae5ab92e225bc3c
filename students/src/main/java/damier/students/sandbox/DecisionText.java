package damier.students.sandbox;

import damier.classic.Decision;
import damier.classic.search.Counts;
import damier.classic.search.Iteration;
import damier.core.Evaluator.Feature;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/**
 * Serialises a decision as lines between the two processes: its iterations, its features, the move
 * last.
 */
public final class DecisionText {
    public static final String ITERATION = "iteration";
    public static final String FEATURE = "feature";
    public static final String MOVE = "move";

    private static final String NONE = "-";

    private DecisionText() {}

    public static List<String> write(Decision decision) {
        List<String> lines = new ArrayList<>();
        for (Iteration iteration : decision.iterations()) {
            lines.add(
                    join(
                            ITERATION,
                            iteration.depth(),
                            iteration.value(),
                            iteration.nanos(),
                            moves(iteration.line()),
                            counts(iteration.counts())));
        }
        decision.features().forEach(feature -> lines.add(write(feature)));
        lines.add(
                join(
                        MOVE,
                        decision.move(),
                        decision.value().isPresent() ? decision.value().getAsDouble() : NONE,
                        decision.depth(),
                        decision.nanos(),
                        decision.interrupted(),
                        moves(decision.line()),
                        counts(decision.counts())));
        return lines;
    }

    public static String write(Feature feature) {
        return join(
                FEATURE, feature.name(), feature.value(), feature.weight(), feature.contribution());
    }

    /** Parses the lines of a decision, which end with its move. */
    public static Decision read(List<String> lines) {
        List<Iteration> iterations = new ArrayList<>();
        List<Feature> features = new ArrayList<>();
        for (String line : lines) {
            if (line.startsWith(ITERATION)) {
                iterations.add(iteration(line.split(" ", -1)));
            } else if (line.startsWith(FEATURE)) {
                features.add(feature(line));
            }
        }
        String[] words = lines.getLast().split(" ", -1);
        int depth = Integer.parseInt(words[3]);
        return new Decision(
                Long.parseLong(words[1]),
                words[2].equals(NONE)
                        ? OptionalDouble.empty()
                        : OptionalDouble.of(Double.parseDouble(words[2])),
                depth,
                depth,
                moves(words[6]),
                counts(words[7]),
                Long.parseLong(words[4]),
                Boolean.parseBoolean(words[5]),
                iterations,
                features);
    }

    public static Feature feature(String line) {
        String[] words = line.split(" ", -1);
        return new Feature(
                words[1],
                Double.parseDouble(words[2]),
                Double.parseDouble(words[3]),
                Double.parseDouble(words[4]));
    }

    private static Iteration iteration(String[] words) {
        return new Iteration(
                Integer.parseInt(words[1]),
                Double.parseDouble(words[2]),
                moves(words[4]),
                counts(words[5]),
                Long.parseLong(words[3]));
    }

    private static String join(Object... words) {
        return Arrays.stream(words).map(String::valueOf).collect(Collectors.joining(" "));
    }

    private static String moves(List<Long> moves) {
        return moves.isEmpty()
                ? NONE
                : moves.stream().map(String::valueOf).collect(Collectors.joining("/"));
    }

    private static List<Long> moves(String text) {
        return text.equals(NONE)
                ? List.of()
                : Arrays.stream(text.split("/", -1)).map(Long::valueOf).toList();
    }

    private static String counts(Counts counts) {
        return "%d/%d/%d/%d/%d/%d"
                .formatted(
                        counts.nodes(),
                        counts.innerNodes(),
                        counts.leaves(),
                        counts.evaluations(),
                        counts.cutoffs(),
                        counts.innerMoves());
    }

    private static Counts counts(String text) {
        List<Long> all = moves(text);
        return new Counts(all.get(0), all.get(1), all.get(2), all.get(3), all.get(4), all.get(5));
    }
}

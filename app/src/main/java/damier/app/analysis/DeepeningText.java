package damier.app.analysis;

import damier.app.console.TextTable;
import damier.tree.DeepeningStep;

import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.DoubleFunction;

/**
 * Iterative deepening as rows of text.
 *
 * @param number formats a value
 */
record DeepeningText(List<DeepeningStep> steps, DoubleFunction<String> number) {
    private static final String UNKNOWN = "-";

    List<String> lines() {
        var table = new TextTable("rlrrrrrr");
        table.add(
                "depth", "move", "value", "nodes", "in all", "best first", "gained", "of minimax");
        long all = 0;
        for (DeepeningStep step : steps) {
            all += step.nodes();
            table.add(
                    Integer.toString(step.depth()),
                    step.move().isEmpty() ? UNKNOWN : step.move(),
                    number.apply(step.value()),
                    Long.toString(step.nodes()),
                    Long.toString(all),
                    text(step.bestFirst()),
                    gained(step),
                    share(step.nodes(), step.minimax()));
        }
        return table.lines();
    }

    private static String text(OptionalLong count) {
        return count.isPresent() ? Long.toString(count.getAsLong()) : UNKNOWN;
    }

    /**
     * The share of the nodes that is saved by searching the best moves of the step before first.
     */
    private static String gained(DeepeningStep step) {
        return step.bestFirst().isPresent()
                ? percent(1 - (double) step.bestFirst().getAsLong() / step.nodes())
                : UNKNOWN;
    }

    private static String share(long nodes, OptionalLong all) {
        return all.isPresent() ? percent((double) nodes / all.getAsLong()) : UNKNOWN;
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f%%", 100 * share);
    }
}

package damier.app.analysis;

import damier.app.console.TextTable;
import damier.classic.search.Counts;
import damier.classic.search.MinimaxCounts;
import damier.tree.NodeEnd;
import damier.tree.TreeCounts;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The counts of a search, next to those of minimax where they are known. */
record TreeCountsText(TreeCounts counts, Optional<Counts> minimax) {
    private static final String UNKNOWN = "-";

    List<String> lines() {
        var table = new TextTable("lrrrrrrrr");
        table.add(
                "",
                "nodes",
                "leaves",
                "evaluations",
                "alpha cutoffs",
                "beta cutoffs",
                "table",
                "predicted",
                "of minimax");
        table.add(
                "minimax",
                minimax.map(all -> Long.toString(all.nodes()))
                        .orElse("> " + MinimaxCounts.MAX_NODES),
                minimax.map(all -> Long.toString(all.leaves())).orElse(UNKNOWN),
                minimax.map(all -> Long.toString(all.evaluations())).orElse(UNKNOWN));
        table.add(
                "searched",
                Long.toString(counts.nodes()),
                Long.toString(counts.leaves()),
                Long.toString(counts.evaluations()),
                ends(NodeEnd.ALPHA_CUTOFF),
                ends(NodeEnd.BETA_CUTOFF),
                ends(NodeEnd.TABLE),
                ends(NodeEnd.PREDICTED),
                minimax.map(this::share).orElse(UNKNOWN));
        return table.lines();
    }

    private String ends(NodeEnd end) {
        return Long.toString(counts.ends(end));
    }

    private String share(Counts all) {
        return String.format(Locale.ROOT, "%.1f%%", 100.0 * counts.nodes() / all.nodes());
    }
}

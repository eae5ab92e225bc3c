package damier.lab.experiment;

import damier.lab.report.Claim;
import damier.lab.report.Claim.Verdict;
import damier.lab.report.Figure;
import damier.lab.report.Plot;
import damier.lab.report.ReportTable;

import java.util.ArrayList;
import java.util.List;

/** The threshold of probabilistic yielding. */
final class ThresholdStudy extends ProbeStudy {
    private static final List<String> THRESHOLDS = List.of("0.01", "0.03", "0.1", "0.2", "0.3");
    private static final Quoted QUOTED =
            new Quoted(
                    Source.THRESHOLDS,
                    "We can observe that for a probability threshold of 0.3, the algorithm performs"
                            + " the most efficiently.");

    private static final String NONE = "no ordering";
    private static final String DOCUMENTS = "0.3";

    ThresholdStudy(Arena arena, PositionSource source, Pace pace) {
        super(
                "thresholds",
                "Othello: the threshold of probabilistic yielding",
                "othello.vieira by alpha-beta at depth 4 with k = 0.7, its threshold varied, and"
                    + " without ordering. A move is kept back while a better one is more probable"
                    + " than the threshold; with 0.3 nothing is kept back after the first rounds,"
                    + " so that lower ones are shown too. Times are of the processor.",
                arena,
                source,
                pace.sources(),
                all());
    }

    private static List<Probe> all() {
        List<Probe> probes = new ArrayList<>();
        probes.add(new Probe(NONE, "othello.vieira[ordering=none]"));
        for (String threshold : THRESHOLDS) {
            probes.add(new Probe(threshold, "othello.vieira[threshold=" + threshold + "]"));
        }
        return probes;
    }

    @Override
    public Findings findings(List<Row> rows) {
        List<String> labels = probes().stream().map(Probe::label).toList();
        Figure byRound =
                byRound(
                        "rounds",
                        "Processor time per turn by threshold",
                        "Processor time for a move at depth 4.",
                        "ms a move",
                        false,
                        8,
                        Rounds.curves(rows, labels, Row::millis));
        return findings(Source.THRESHOLDS, List.of(overall(rows), byRound), List.of(claim(rows)));
    }

    private Figure overall(List<Row> rows) {
        ReportTable table =
                ReportTable.of("threshold", "nodes, % of none", "time, % of none", "ms a move");
        for (int i = 1; i < probes().size(); i++) {
            String label = probes().get(i).label();
            Mean share = ratio(rows, label, NONE, Row::nodes).times(100);
            Mean timeShare = ratio(rows, label, NONE, Row::millis).times(100);
            table.add(label, share, timeShare, Mean.byGame(of(rows, label), Row::millis));
        }
        return new Figure(
                id() + "-overall",
                "What a threshold saves",
                "Nodes and processor time of a whole game's positions as a share of those without"
                        + " ordering,"
                        + " means over %d games with 95 %% intervals. Left of 100 is better."
                                .formatted(sources()),
                new Plot.ByName(
                        "% of no ordering",
                        THRESHOLDS.stream().map(threshold -> "threshold " + threshold).toList(),
                        100,
                        List.of(table.byName("nodes", 1), table.byName("time", 2))),
                table);
    }

    private static Claim claim(List<Row> rows) {
        List<Verdict> verdicts = new ArrayList<>();
        String best = "";
        double least = Double.POSITIVE_INFINITY;
        for (String threshold : THRESHOLDS) {
            if (threshold.equals(DOCUMENTS)) {
                continue;
            }
            Mean ratio = ratio(rows, threshold, DOCUMENTS, Row::millis);
            if (ratio.mean() < least) {
                least = ratio.mean();
                best = threshold + " takes " + ratio + " times the time of 0.3";
            }
            verdicts.add(ratio.above(1));
        }
        return QUOTED.claim(
                "A threshold of 0.3 is the most efficient",
                "the best of the others: " + best,
                Verdicts.all(verdicts));
    }
}

package damier.lab.experiment;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import damier.lab.report.Claim;
import damier.lab.report.Claim.Verdict;
import damier.lab.report.Figure;
import damier.lab.report.Numbers;
import damier.lab.report.Plot;
import damier.lab.report.Plot.Mark;
import damier.lab.report.Plot.Point;
import damier.lab.report.Plot.Series;
import damier.lab.report.ReportTable;
import damier.lab.stats.Estimate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Time as a function of the effective branching factor, with an exponential fit. */
final class BranchingTimeStudy extends ProbeStudy {
    private static final List<Integer> DEPTHS = List.of(2, 3, 4);
    private static final Quoted QUOTED =
            new Quoted(
                    Source.TIME_BY_BRANCHING,
                    "Except from certain peaks, the complexity of the implementation follows the"
                            + " exponential fitting curve.");

    private static final double BIN = 0.5;
    private static final int CURVE_POINTS = 40;

    BranchingTimeStudy(Arena arena, PositionSource source, Pace pace) {
        super(
                "time-and-branching",
                "Othello: time against the branching factor",
                "othello.vieira by alpha-beta with yielding at depths 2, 3 and 4: the processor"
                    + " time of each move over the branching factor of its tree, that is the moves"
                    + " searched at a position on average, with the curve y = a · e^(b·x) that fits"
                    + " the logarithms of the times best.",
                arena,
                source,
                pace.sources(),
                DEPTHS.stream()
                        .map(
                                depth ->
                                        new Probe(
                                                label(depth),
                                                "othello.vieira[depth=" + depth + "]"))
                        .toList());
    }

    private static String label(int depth) {
        return "depth " + depth;
    }

    @Override
    public Findings findings(List<Row> rows) {
        List<Figure> figures = new ArrayList<>();
        List<Claim> claims = new ArrayList<>();
        for (int depth : DEPTHS) {
            List<Row> some =
                    of(rows, label(depth)).stream()
                            .filter(row -> row.thought().branching() > 0)
                            .toList();
            ExponentialFit fit =
                    ExponentialFit.of(
                            some.stream().mapToDouble(row -> row.thought().branching()).toArray(),
                            some.stream().mapToDouble(Row::millis).toArray());
            figures.add(figure(depth, some, fit));
            claims.add(claim(depth, some.size(), fit));
        }
        return findings(Source.TIME_BY_BRANCHING, figures, claims);
    }

    private Figure figure(int depth, List<Row> rows, ExponentialFit fit) {
        Map<Integer, List<Row>> bins =
                rows.stream()
                        .collect(
                                groupingBy(
                                        row -> (int) (row.thought().branching() / BIN),
                                        TreeMap::new,
                                        toList()));
        ReportTable table = ReportTable.of("branching factor", "positions", "ms", "fit");
        for (Map.Entry<Integer, List<Row>> bin : bins.entrySet()) {
            Mean time = Mean.of(bin.getValue().stream().map(Row::millis).toList());
            double middle = (bin.getKey() + 0.5) * BIN;
            table.add(middle, time.count(), time, fit.at(middle));
        }
        Series measured = table.over("measured", Mark.POINTS, 2);
        double low = measured.points().getFirst().x();
        double high = measured.points().getLast().x();
        List<Point> curve = new ArrayList<>();
        for (int i = 0; i <= CURVE_POINTS; i++) {
            double x = low + (high - low) * i / CURVE_POINTS;
            curve.add(new Point(x, fit.at(x), Double.NaN));
        }
        return new Figure(
                id() + "-" + depth,
                "Depth " + depth,
                "Mean processor time of the moves whose branching factor lies within half a unit,"
                        + " with 95 %"
                        + " intervals, and the fit to all %d positions: %s · e^(%s·x) ms, R² = %s."
                                .formatted(
                                        rows.size(),
                                        Numbers.text(fit.scale()),
                                        Numbers.text(fit.rate()),
                                        Numbers.text(fit.r2())),
                new Plot.Graph(
                        "branching factor",
                        "ms a move",
                        false,
                        true,
                        List.of(measured, new Series("exponential fit", Mark.CURVE, curve))),
                table);
    }

    /** The interval is Fisher's interval of the correlation. */
    private static Claim claim(int depth, int count, ExponentialFit fit) {
        double r = Math.sqrt(fit.r2());
        double z = 0.5 * Math.log((1 + r) / (1 - r));
        double half = Estimate.Z95 / Math.sqrt(count - 3.0);
        double low = Math.pow(Math.tanh(Math.max(0, z - half)), 2);
        double high = Math.pow(Math.tanh(z + half), 2);
        return QUOTED.claim(
                "Time follows an exponential curve over the branching factor, depth " + depth,
                "R² = %s, interval %s to %s, %d positions (held: more than half)"
                        .formatted(
                                Numbers.text(fit.r2()),
                                Numbers.text(low),
                                Numbers.text(high),
                                count),
                Verdict.above(0.5, low, high));
    }
}

package damier.lab.experiment;

import damier.core.Game;
import damier.core.Limits;
import damier.lab.report.Claim;
import damier.lab.report.Figure;
import damier.lab.report.Plot;
import damier.lab.report.Plot.Mark;
import damier.lab.report.Plot.Point;
import damier.lab.report.Plot.Series;
import damier.lab.report.ReportTable;
import damier.players.Player;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The loss beyond the horizon, with and without quiescence. */
final class HorizonStudy extends ProbeStudy {
    private static final List<Integer> DEPTHS = List.of(2, 3, 4);
    private static final String LOSS = "loss";

    /** The value of a man to the player, which is the minimum cost of a blunder. */
    private static final double MAN = 10;

    /** The cost of a lost game, above that of any number of pieces. */
    private static final double LOST_GAME = 1000;

    private static final Quoted QUOTED =
            new Quoted(
                    Source.HORIZON,
                    "Thus, for a small cost, the algorithm can avoid obvious hidden traps that were"
                            + " beyond its vision (or horizon).");

    private final int judgeDepth;

    HorizonStudy(Arena arena, Pace pace) {
        super(
                "horizon",
                "International: blunders at the horizon",
                "international.le-minh chooses a move in positions of 40 games that it plays"
                    + " against itself, a fifth of the moves at random. A move is a blunder where a"
                    + " search of depth "
                        + judgeDepth(pace)
                        + " with quiescence finds that it costs at least a man against the best"
                        + " move.",
                arena,
                PositionSource.selfPlay(
                        arena, "international.le-minh[depth=3]", Limits.INFINITE, 3 * pace.step()),
                40,
                probes(pace));
        judgeDepth = judgeDepth(pace);
    }

    private static int judgeDepth(Pace pace) {
        return pace.leMinhDepth() + 2;
    }

    private static List<Probe> probes(Pace pace) {
        List<Probe> probes = new ArrayList<>();
        for (int depth : DEPTHS) {
            if (depth < pace.leMinhDepth() + 1) {
                for (String quiescence : List.of("on", "off")) {
                    probes.add(
                            new Probe(
                                    label(depth, quiescence),
                                    "international.le-minh[depth=%d,quiescence=%s]"
                                            .formatted(depth, quiescence),
                                    Limits.INFINITE));
                }
            }
        }
        return probes;
    }

    private static String label(int depth, String quiescence) {
        return "depth " + depth + ", quiescence " + quiescence;
    }

    /** The loss against the best move, by a deeper search. */
    @Override
    Gauge gauge() {
        String judge = "international.le-minh[depth=" + judgeDepth + "]";
        return (before, move, roster) -> {
            Player player = roster.player(arena(), judge);
            double best = value(player, before, judgeDepth);
            Game after = before.copy();
            after.play(move);
            double got = after.ending().isPresent() ? best : -value(player, after, judgeDepth - 1);
            return Map.of(LOSS, best - got);
        };
    }

    private double value(Player judge, Game game, int depth) {
        double value = Observer.ask(judge, game, Limits.depth(depth)).thought().value();
        return Math.clamp(value, -LOST_GAME, LOST_GAME);
    }

    private static double isBlunder(Row row) {
        return row.feature(LOSS) >= MAN ? 1 : 0;
    }

    @Override
    public Findings findings(List<Row> rows) {
        return findings(Source.HORIZON, List.of(blunders(rows), cost(rows)), claims(rows));
    }

    private Figure blunders(List<Row> rows) {
        List<Series> series = new ArrayList<>();
        ReportTable table =
                ReportTable.of("search", "moves", "blunders", "% of moves", "men lost a move");
        List<String> names = depths().stream().map(depth -> "depth " + depth).toList();
        for (String quiescence : List.of("on", "off")) {
            List<Point> points = new ArrayList<>();
            for (int depth : depths()) {
                List<Row> some = of(rows, label(depth, quiescence));
                Mean share = Mean.byGame(some, row -> 100 * isBlunder(row)).within(0, 100);
                points.add(new Point(depth - DEPTHS.getFirst(), share.mean(), share.half()));
                table.add(
                        label(depth, quiescence),
                        some.size(),
                        some.stream().filter(row -> isBlunder(row) == 1).count(),
                        share,
                        Mean.byGame(some, row -> Math.min(row.feature(LOSS), 5 * MAN) / MAN));
            }
            series.add(new Series("quiescence " + quiescence, Mark.POINTS, points));
        }
        return new Figure(
                id() + "-blunders",
                "Blunders",
                "Share of moves that lose at least a man beyond the horizon, in the same %d positions"
                                .formatted(of(rows, label(2, "on")).size())
                        + " of 40 games, with 95 % intervals over games.",
                new Plot.ByName("% of moves", names, Double.NaN, series),
                table);
    }

    private List<Integer> depths() {
        return DEPTHS.subList(0, probes().size() / 2);
    }

    private Figure cost(List<Row> rows) {
        ReportTable table =
                ReportTable.of(
                        "depth", "nodes with, times those without", "time, times that without");
        for (int depth : depths()) {
            table.add(
                    depth,
                    extra(rows, depth),
                    ratio(rows, label(depth, "on"), label(depth, "off"), Row::millis));
        }
        return new Figure(
                id() + "-cost",
                "What quiescence costs",
                "Nodes with quiescence, as a multiple of those without, over whole games, with 95 %"
                        + " intervals over games.",
                new Plot.ByName(
                        "times the nodes",
                        depths().stream().map(depth -> "depth " + depth).toList(),
                        1,
                        List.of(table.byName("nodes", 1))),
                table);
    }

    private static Mean extra(List<Row> rows, int depth) {
        return ratio(rows, label(depth, "on"), label(depth, "off"), Row::nodes);
    }

    private List<Claim> claims(List<Row> rows) {
        List<Claim> claims = new ArrayList<>();
        for (int depth : depths()) {
            Mean difference =
                    paired(
                            rows,
                            label(depth, "off"),
                            label(depth, "on"),
                            (without, with) -> isBlunder(without) - isBlunder(with));
            Mean cost = extra(rows, depth);
            claims.add(
                    QUOTED.claim(
                            "Quiescence avoids blunders at the horizon, depth " + depth,
                            "%s fewer moves are blunders, of %d positions"
                                    .formatted(
                                            difference.percent(),
                                            of(rows, label(depth, "on")).size()),
                            difference.above(0)));
            claims.add(
                    QUOTED.claim(
                            "Quiescence has a small cost, depth " + depth,
                            "%s times the nodes (held: less than twice)".formatted(cost),
                            cost.below(2)));
        }
        return claims;
    }
}

package damier.lab.experiment;

import damier.classic.ClassicPlayer;
import damier.core.Game;
import damier.core.Limits;
import damier.lab.report.Figure;
import damier.lab.report.Numbers;
import damier.lab.report.Plot;
import damier.lab.report.Plot.Mark;
import damier.lab.report.Plot.Point;
import damier.lab.report.Plot.Series;
import damier.lab.report.ReportTable;
import damier.lab.stats.Estimate;
import damier.players.Player;
import damier.players.PlayerFault;

import java.util.ArrayList;
import java.util.List;

/** Elo as a function of nodes: each node limit against half of it. */
final class ScalingStudy extends PairingStudy {
    static final String ID = "scaling";

    private static final int STEPS = 5;
    private static final int FIRST_FIXED_DEPTH = 1;

    ScalingStudy(Arena arena, Settings settings) {
        super(
                ID,
                "What more nodes are worth to " + settings.player(),
                hasFixedDepth(settings.player())
                        ? "The player searches to a fixed depth, so each depth plays the one below"
                                + " it; nodes are as measured."
                        : "The player against itself with half the nodes, from %d nodes a move on, both"
                                        .formatted(least(settings))
                                + " colours from "
                                + Arenas.OPENINGS_WORDS
                                + ".",
                arena,
                pairings(settings),
                settings.gamesEach());
    }

    /**
     * Lets the player choose a move.
     *
     * @throws IllegalArgumentException with a one-line message, if it does not count its nodes
     */
    static void requireNodes(Arena arena, Settings settings) {
        Pairing first = pairings(settings).getFirst();
        try (Player player = arena.player(settings.player()).create()) {
            Game game = new Game(arena.kind().game());
            if (player.choose(game, first.secondLimits()).nodes() == 0) {
                throw new IllegalArgumentException(
                        "scaling needs a player that counts nodes, and "
                                + settings.player()
                                + " does not");
            }
        } catch (PlayerFault fault) {
            throw new IllegalArgumentException(
                    settings.player() + ": " + fault.getMessage(), fault);
        }
    }

    private static long least(Settings settings) {
        return switch (settings.pace()) {
            case QUICK -> 100;
            case NORMAL -> 500;
            case FULL -> 4_000;
        };
    }

    /** Whether a classic player has no time limit: then its depth does not depend on the nodes. */
    private static boolean hasFixedDepth(String player) {
        return General.classic(player)
                .map(ClassicPlayer::options)
                .filter(options -> options.containsKey("depth") && !options.containsKey("time"))
                .isPresent();
    }

    private static List<Pairing> pairings(Settings settings) {
        String player = settings.player();
        boolean fixed = hasFixedDepth(player);
        List<Pairing> pairings = new ArrayList<>();
        for (int i = 0; i < STEPS; i++) {
            int depth = FIRST_FIXED_DEPTH + i;
            long nodes = least(settings) << i;
            pairings.add(
                    fixed
                            ? new Pairing(
                                    "depth %d - %d".formatted(depth + 1, depth),
                                    player,
                                    Limits.depth(depth + 1),
                                    player,
                                    Limits.depth(depth))
                            : new Pairing(
                                    "%d - %d nodes".formatted(2 * nodes, nodes),
                                    player,
                                    Limits.nodes(2 * nodes),
                                    player,
                                    Limits.nodes(nodes)));
        }
        return pairings;
    }

    @Override
    public Findings findings(List<Row> rows) {
        List<Figure> figures = new ArrayList<>();
        figures.add(ladder(rows));
        figures.addAll(super.findings(rows).figures());
        return findings(Source.NONE, figures, List.of());
    }

    /** The result of one doubling. */
    private record Step(double nodes, double doublings, double elo, double interval) {}

    private static Step step(List<Row> rows) {
        Mean more = nodes(rows, true);
        Mean less = nodes(rows, false);
        Estimate estimate = PairingScores.of(rows).standing().estimate();
        return new Step(
                more.mean(),
                Math.log(more.mean() / less.mean()) / Math.log(2),
                estimate.elo(),
                estimate.eloInterval());
    }

    private static Mean nodes(List<Row> rows, boolean first) {
        return Mean.byGame(
                rows.stream().filter(row -> row.place().first() == first).toList(), Row::nodes);
    }

    private Figure ladder(List<Row> rows) {
        List<Point> points = new ArrayList<>();
        ReportTable table =
                ReportTable.of("step", "nodes a move", "doublings", "Elo gained", "Elo in all");
        double sum = 0;
        double variance = 0;
        double doublings = 0;
        double start = nodes(of(rows, pairings().getFirst().label()), false).mean();
        points.add(new Point(start, 0, Double.NaN));
        for (Pairing pairing : pairings()) {
            Step step = step(of(rows, pairing.label()));
            if (!Double.isFinite(step.elo()) || !Double.isFinite(step.interval())) {
                table.add(pairing.label(), step.nodes(), step.doublings(), "unbounded", "");
                continue;
            }
            sum += step.elo();
            variance += step.interval() * step.interval();
            doublings += step.doublings();
            points.add(new Point(step.nodes(), sum, Math.sqrt(variance)));
            table.add(
                    pairing.label(),
                    step.nodes(),
                    step.doublings(),
                    Numbers.text(step.elo(), step.interval()),
                    Numbers.text(sum, Math.sqrt(variance)));
        }
        return new Figure(
                id() + "-elo",
                "Elo against nodes",
                "Elo over the smallest budget, step by step; bars are 95 % intervals and"
                        + " grow with each step."
                        + " The gain per doubling of nodes is %s Elo."
                                .formatted(
                                        Numbers.text(
                                                sum / doublings, Math.sqrt(variance) / doublings)),
                new Plot.Graph(
                        "nodes a move",
                        "Elo",
                        true,
                        false,
                        List.of(new Series("Elo", Mark.LINE, points))),
                table);
    }
}

package damier.app.analysis;

import damier.app.analysis.DepthsOptions.Plan;
import damier.app.command.JsonOption;
import damier.app.console.Progress;
import damier.app.console.TextTable;
import damier.core.Game;
import damier.lab.Bench;
import damier.lab.DepthCounts;
import damier.lab.DepthCounts.Reached;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;

/** Counts nodes and CPU time to each depth, and shows them. */
final class DepthsRun {
    private static final String ALL = "all";
    private static final String NONE = "-";

    private record Row(
            int depth, int positions, long nodes, double seconds, OptionalDouble growth) {}

    /**
     * Positions that are counted together.
     *
     * @param growth the geometric mean per ply, from {@code growthFrom} to the last depth
     */
    private record Part(
            String phase, int positions, List<Row> depths, int growthFrom, OptionalDouble growth) {}

    private record Share(String game, int depth, List<Part> phases) {}

    private record Answer(long nodes, double megaNodesPerSecond, List<Share> games) {}

    /**
     * The state of the run.
     *
     * @param done the number of positions searched
     */
    private record State(int done, Bench.Result sum) {
        State plus(Bench.Result more) {
            return new State(done + 1, sum.plus(more));
        }
    }

    private final List<Plan> plans;
    private final JsonOption json;
    private final PrintWriter out;
    private final PrintWriter err;
    private final int positions;
    private final long began = System.nanoTime();
    private volatile State state = new State(0, Bench.Result.NOTHING);

    DepthsRun(List<Plan> plans, JsonOption json, PrintWriter out, PrintWriter err) {
        this.plans = plans;
        this.json = json;
        this.out = out;
        this.err = err;
        positions = plans.stream().mapToInt(plan -> plan.positions().size()).sum();
    }

    void run() {
        List<Share> shares = new ArrayList<>();
        for (Plan plan : plans) {
            Share share = count(plan);
            shares.add(share);
            if (!json.isAsked()) {
                print(share);
            }
        }
        Bench.Result sum = state.sum();
        if (json.isAsked()) {
            json.print(out, new Answer(sum.nodes(), sum.megaNodesPerSecond(), shares));
        } else {
            out.println("Bench: " + sum.nodes());
            out.println(BenchCommand.rate(sum.megaNodesPerSecond()));
        }
    }

    private Share count(Plan plan) {
        List<Part> parts = new ArrayList<>();
        try (var _ = new Progress(err, this::progress)) {
            plan.bench().warmUp(plan.positions());
            DepthCounts all = DepthCounts.none(plan.bench().depth());
            for (Map.Entry<String, List<Game>> phase : plan.parts().entrySet()) {
                DepthCounts counts = count(plan, phase.getValue());
                parts.add(part(phase.getKey(), phase.getValue().size(), counts));
                all = all.plus(counts);
            }
            if (parts.size() > 1) {
                parts.add(part(ALL, plan.positions().size(), all));
            }
        }
        return new Share(plan.kind().game().id(), plan.bench().depth(), parts);
    }

    private DepthCounts count(Plan plan, List<Game> games) {
        DepthCounts counts = DepthCounts.none(plan.bench().depth());
        for (Game game : games) {
            DepthCounts more = plan.bench().count(game);
            counts = counts.plus(more);
            state = state.plus(more.total());
        }
        return counts;
    }

    private String progress() {
        State now = state;
        String left = Progress.timeLeft(began, now.done(), positions);
        String rate = BenchCommand.rate(now.sum().megaNodesPerSecond());
        return "%d/%d positions  %s%s".formatted(now.done(), positions, rate, left);
    }

    private static Part part(String phase, int positions, DepthCounts counts) {
        List<Row> rows = new ArrayList<>();
        for (Reached reached : counts.depths()) {
            rows.add(
                    new Row(
                            reached.depth(),
                            reached.positions(),
                            reached.nodes(),
                            reached.nanos() / 1e9,
                            counts.growth(reached.depth())));
        }
        return new Part(phase, positions, rows, counts.upperHalf(), counts.meanGrowth());
    }

    private void print(Share share) {
        for (Part part : share.phases()) {
            out.println(
                    "%s, %s: %d %s"
                            .formatted(
                                    share.game(),
                                    part.phase(),
                                    part.positions(),
                                    part.positions() == 1 ? "position" : "positions"));
            TextTable table = new TextTable("rrrrr");
            table.add("depth", "positions", "nodes", "CPU s", "growth");
            for (Row row : part.depths()) {
                table.add(
                        Integer.toString(row.depth()),
                        Integer.toString(row.positions()),
                        Long.toString(row.nodes()),
                        String.format(Locale.ROOT, "%.3f", row.seconds()),
                        factor(row.growth()));
            }
            table.lines().forEach(out::println);
            out.println(
                    "growth per ply from depth %d to %d: %s"
                            .formatted(part.growthFrom(), share.depth(), factor(part.growth())));
            out.println();
        }
    }

    private static String factor(OptionalDouble growth) {
        return growth.isPresent() ? String.format(Locale.ROOT, "%.2f", growth.getAsDouble()) : NONE;
    }
}

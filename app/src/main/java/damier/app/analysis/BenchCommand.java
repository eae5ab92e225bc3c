package damier.app.analysis;

import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.lab.Bench;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Searches fixed positions to fixed depths. */
@Command(
        name = "bench",
        header = "Search fixed positions to fixed depths, on one thread.",
        description = {
            "",
            "The node count is the same in every run until the rules, the evaluation or the search"
                    + " change.",
            "",
            "With --depths it searches each position from depth 1 to the last depth, with an empty"
                    + " transposition table, and prints a table for every phase and for all"
                    + " positions. Each row has the number of positions searched to that depth"
                    + " (the search stops early where a game is decided), the nodes and the CPU"
                    + " time from the start of the search, and the growth of the nodes since the"
                    + " previous depth. The growth per ply is the geometric mean over the upper"
                    + " half of the depths.",
            ""
        },
        footer = {
            "",
            "Example: damier bench international",
            "         damier bench international --depths --phase middlegame --depth 11",
            "         damier bench othello --depths --positions 5 --player damier[probcut=off]",
            "         damier bench italian --depths --start --depth 17"
        })
public final class BenchCommand extends DamierCommand {
    private record Share(String game, long nodes, double megaNodesPerSecond) {}

    private record Answer(long nodes, double megaNodesPerSecond, List<Share> games) {}

    @Mixin private JsonOption json;
    @Mixin private DepthsOptions depths;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME",
            description = "Game to search. Default: all games")
    private @Nullable String game;

    @Override
    protected int run() {
        if (depths.isAsked()) {
            depths.check(game != null);
            List<DepthsOptions.Plan> plans = new ArrayList<>();
            kinds().forEach(kind -> plans.add(depths.plan(program(), kind)));
            new DepthsRun(plans, json, out(), err()).run();
        } else {
            count();
        }
        return Exit.DONE;
    }

    private List<EngineFactory> kinds() {
        var games = program().games();
        var engines = new Engines(games);
        return game == null
                ? games.ids().stream().<EngineFactory>map(engines::byId).toList()
                : List.of(program().engines(game));
    }

    private void count() {
        List<Share> shares = new ArrayList<>();
        Bench.Result sum = Bench.Result.NOTHING;
        for (EngineFactory kind : kinds()) {
            sum = sum.plus(run(kind, shares));
        }
        if (json.isAsked()) {
            json.print(out(), new Answer(sum.nodes(), sum.megaNodesPerSecond(), shares));
        } else {
            out().println("Bench: " + sum.nodes());
            out().println(rate(sum.megaNodesPerSecond()));
        }
    }

    private Bench.Result run(EngineFactory kind, List<Share> shares) {
        var bench = new Bench(kind);
        bench.warmUp();
        Bench.Result result = bench.run();
        var share = new Share(kind.game().id(), result.nodes(), result.megaNodesPerSecond());
        shares.add(share);
        if (!json.isAsked()) {
            out().println(
                            "%s: %d nodes, %s"
                                    .formatted(
                                            share.game(),
                                            share.nodes(),
                                            rate(share.megaNodesPerSecond())));
        }
        return result;
    }

    static String rate(double megaNodesPerSecond) {
        return String.format(Locale.ROOT, "%.1f Mn/s", megaNodesPerSecond);
    }
}

package damier.app;

import damier.core.Position;
import damier.engine.EngineKind;
import damier.engine.Engines;
import damier.games.Games;
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
        header = "Searches fixed positions to fixed depths, on one thread.",
        description = {
            "",
            "The number of nodes is the same in every run, until rules, evaluation or search"
                    + " change.",
            ""
        },
        footer = {"", "Example: damier bench international"})
final class BenchCommand extends DamierCommand {
    private record Share(String game, long nodes, double megaNodesPerSecond) {}

    private record Answer(long nodes, double megaNodesPerSecond, List<Share> games) {}

    @Mixin private JsonOption json;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME",
            description = "Otherwise every game.")
    private @Nullable String game;

    @Override
    protected int run() {
        var games = new Games();
        var engines = new Engines(games);
        List<Share> shares = new ArrayList<>();
        Bench.Result sum = Bench.Result.NOTHING;
        List<EngineKind<?>> kinds =
                game == null
                        ? games.ids().stream().<EngineKind<?>>map(engines::byId).toList()
                        : List.of(EngineKinds.named(game));
        for (EngineKind<?> kind : kinds) {
            sum = sum.plus(run(kind, shares));
        }
        if (json.isAsked()) {
            json.print(out(), new Answer(sum.nodes(), sum.megaNodesPerSecond(), shares));
        } else {
            out().println("Bench: " + sum.nodes());
            out().println(rate(sum.megaNodesPerSecond()));
        }
        return Exit.DONE;
    }

    private <P extends Position> Bench.Result run(EngineKind<P> kind, List<Share> shares) {
        var bench = new Bench<>(kind);
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

    private static String rate(double megaNodesPerSecond) {
        return String.format(Locale.ROOT, "%.1f Mn/s", megaNodesPerSecond);
    }
}

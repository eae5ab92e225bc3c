package damier.app.lab;

import damier.app.command.BadInput;
import damier.app.command.ConcurrencyOption;
import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.console.CtrlC;
import damier.app.console.Progress;
import damier.core.Limits;
import damier.engine.EngineFactory;
import damier.lab.LimitSettings;
import damier.lab.learn.LearningGames;
import damier.lab.learn.RandomPlies;
import damier.lab.learn.SelfPlay;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;

/** Plays self-play games for training. */
@Command(
        name = "selfplay",
        header = "Play training games of the engine against itself.",
        description = {
            "",
            "Every game begins with random moves. The same options play the same games. An existing"
                    + " FILE is continued; Ctrl-C stops after the running games.",
            ""
        },
        footer = {
            "",
            "Example: damier selfplay international --games 30000 --out first.games",
            "         damier selfplay italian --games 30000 --weights new.weights --out next.games"
        })
public final class SelfplayCommand extends DamierCommand {
    private static final String RANDOM_PLIES = "--random-plies";

    @Parameters(index = "0", paramLabel = "GAME", description = "Game to play.")
    private String game;

    @Option(
            names = "--games",
            paramLabel = "N",
            required = true,
            description = "Total number of games in FILE.")
    private String games;

    @Option(
            names = LimitSettings.NODES,
            paramLabel = "N",
            defaultValue = "1000",
            description = "Maximum number of nodes per move. Default: 1000")
    private String nodes;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed of the random moves; another seed gives other games. Default: 0")
    private long seed;

    @Option(
            names = RANDOM_PLIES,
            paramLabel = "MIN-MAX",
            defaultValue = "4-14",
            description = "Range of the number of random moves. Default: 4-14")
    private String randomPlies;

    @Mixin private WeightsOption weights;
    @Mixin private ConcurrencyOption concurrency;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            required = true,
            description = "File for the games.")
    private Path out;

    @Override
    protected int run() {
        EngineFactory kind = weights.engines(program(), game);
        int wanted = LimitSettings.count("--games", games, Integer.MAX_VALUE);
        int threads = concurrency.games();
        Limits limits =
                Limits.nodes(LimitSettings.count(LimitSettings.NODES, nodes, Long.MAX_VALUE));
        RandomPlies plies = RandomPlies.parse(RANDOM_PLIES, randomPlies);
        SelfPlay selfPlay = SelfPlay.ofEngine(kind, plies, limits, seed);
        try (var store = new LearningGames(out, kind.game().id());
                var _ = new CtrlC(selfPlay::stop)) {
            int before = store.size();
            long began = System.nanoTime();
            try (var _ = new Progress(err(), () -> progress(store.size(), wanted, before, began))) {
                selfPlay.play(store, wanted, threads);
            }
            out().println(
                            "%d games in %s, %d of them new"
                                    .formatted(store.size(), out, store.size() - before));
            if (store.size() < wanted) {
                err().println("stopped; run the same command to resume");
                return Exit.INTERRUPTED;
            }
            return Exit.DONE;
        } catch (IllegalArgumentException e) {
            throw new BadInput("--out", e);
        } catch (IOException e) {
            throw new BadInput("--out", out + " cannot be written");
        }
    }

    private static String progress(int played, int wanted, int before, long began) {
        double rate = (played - before) / ((System.nanoTime() - began) / 1e9);
        String left = Progress.timeLeft(began, played - before, wanted - before);
        return String.format(Locale.ROOT, "%d/%d  %.1f games/s%s", played, wanted, rate, left);
    }
}

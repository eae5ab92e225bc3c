package damier.app.analysis;

import damier.app.command.BadInput;
import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.app.command.PositionOptions;
import damier.app.console.Progress;
import damier.core.Game;
import damier.core.Perft;
import damier.core.Perft.Leaves;
import damier.core.Position;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts the paths of legal moves to a depth, on one thread and without a hash. */
@Command(
        name = "perft",
        header = "Count the paths of legal moves to a depth.",
        footer = {"", "Example: damier perft international 7 --divide"})
public final class PerftCommand extends DamierCommand {
    private record Share(String move, long nodes) {}

    private record Answer(
            String game,
            String position,
            int depth,
            long nodes,
            double seconds,
            double megaNodesPerSecond,
            List<Share> divide) {}

    @Mixin private PositionOptions options;
    @Mixin private JsonOption json;

    @Parameters(index = "1", paramLabel = "DEPTH", description = "Depth in plies, from 0.")
    private int depth;

    @Option(names = "--divide", description = "Also print the count of each first move.")
    private boolean divide;

    @Option(
            names = "--play-leaves",
            description = "Play the moves of the last ply instead of only counting them.")
    private boolean playLeaves;

    @Override
    protected int run() {
        if (depth < 0) {
            throw new BadInput("DEPTH", depth + " is less than 0");
        }
        Game game = options.open(program());
        Perft perft = Perft.of(game.kind(), playLeaves ? Leaves.PLAYED : Leaves.COUNTED);
        List<Long> moves = game.sortedMoves();
        List<Share> shares = new ArrayList<>();
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long began = threads.getCurrentThreadCpuTime();
        long nodes =
                depth == 0 || moves.isEmpty()
                        ? perft.count(game.position(), depth)
                        : countMoves(game, perft, moves, shares);
        long nanos = Math.max(1, threads.getCurrentThreadCpuTime() - began);
        print(game, shares, nodes, nanos);
        return Exit.DONE;
    }

    private long countMoves(Game game, Perft perft, List<Long> moves, List<Share> shares) {
        Position next = game.kind().rules().newPosition();
        AtomicInteger done = new AtomicInteger();
        long began = System.nanoTime();
        long nodes = 0;
        try (var _ = Progress.onTerminal(err(), () -> progress(done.get(), moves.size(), began))) {
            for (long move : moves) {
                game.kind().rules().play(game.position(), move, next);
                long behind = perft.count(next, depth - 1);
                nodes += behind;
                shares.add(new Share(game.kind().notation().format(game.position(), move), behind));
                done.incrementAndGet();
            }
        }
        return nodes;
    }

    private static String progress(int done, int all, long began) {
        return "%d of %d moves%s".formatted(done, all, Progress.timeLeft(began, done, all));
    }

    private void print(Game game, List<Share> shares, long nodes, long nanos) {
        double seconds = nanos / 1e9;
        double rate = nodes / seconds / 1e6;
        if (json.isAsked()) {
            String position = game.kind().notation().format(game.position());
            List<Share> shown = divide ? shares : List.of();
            json.print(
                    out(),
                    new Answer(game.kind().id(), position, depth, nodes, seconds, rate, shown));
            return;
        }
        if (divide) {
            shares.forEach(share -> out().println(share.move() + ": " + share.nodes()));
        }
        out().println(
                        String.format(
                                Locale.ROOT,
                                "perft %d: %d nodes, %.1f s, %.1f Mn/s",
                                depth,
                                nodes,
                                seconds,
                                rate));
    }
}

package damier.lab;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.engine.EngineFactory;
import damier.search.Search;
import damier.search.SearchListener;
import damier.table.TranspositionTable;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Searches fixed positions to fixed depths, on one thread and each with a new table. The number of
 * nodes says whether two programs search alike: any change of rules, evaluation or search changes
 * it, and nothing else does.
 */
public final class Bench {
    private static final long TABLE = 16 << 20;

    /** How much less deep the positions are searched to warm up. */
    private static final int WARM_UP = 2;

    private final Search.Maker maker;
    private final List<Task> tasks;

    /** A position and how deep to search it. */
    private record Task(Game game, int depth) {}

    /**
     * What was searched.
     *
     * @param nanos of the searching thread's own time
     */
    public record Result(long nodes, long nanos) {
        public static final Result NOTHING = new Result(0, 0);

        public Result plus(Result other) {
            return new Result(nodes + other.nodes, nanos + other.nanos);
        }

        public double megaNodesPerSecond() {
            return nanos == 0 ? 0 : 1e3 * nodes / nanos;
        }
    }

    public Bench(EngineFactory kind) {
        maker = kind.searches(kind.defaultOptions().parameters());
        tasks = read(kind);
    }

    private static List<Task> read(EngineFactory kind) {
        List<Task> tasks = new ArrayList<>();
        for (String line : text("bench/" + kind.game().id() + ".positions").lines().toList()) {
            int blank = line.indexOf(' ');
            Position start = kind.game().notation().position(line.substring(blank + 1));
            tasks.add(
                    new Task(
                            new Game(kind.game(), start),
                            Integer.parseInt(line.substring(0, blank))));
        }
        return tasks;
    }

    static String text(String resource) {
        try (@Nullable InputStream in = Bench.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalArgumentException("there is no " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How many positions there are. */
    public int size() {
        return tasks.size();
    }

    /** Searches all positions once, less deep, so that what counts is compiled. */
    public void warmUp() {
        tasks.forEach(task -> search(task.game(), task.depth() - WARM_UP));
    }

    public Result run() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long began = threads.getCurrentThreadCpuTime();
        long nodes = 0;
        for (Task task : tasks) {
            nodes += search(task.game(), task.depth());
        }
        return new Result(nodes, threads.getCurrentThreadCpuTime() - began);
    }

    private long search(Game game, int depth) {
        Search search = maker.make(new TranspositionTable(TABLE), 1);
        Limits limits = Limits.depth(depth);
        search.prepare(limits, System.nanoTime());
        return search.run(game, limits, 1, new SearchListener() {}).nodes();
    }
}

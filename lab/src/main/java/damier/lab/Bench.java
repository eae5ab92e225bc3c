package damier.lab;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.engine.EngineFactory;
import damier.search.Search;
import damier.search.SearchListener;
import damier.table.TranspositionTable;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;

/**
 * Searches fixed positions to fixed depths, on one thread and each with a new table. The number of
 * nodes is a signature of the search: it changes if and only if the rules, the evaluation or the
 * search change.
 */
public final class Bench {
    private static final long TABLE = 16 << 20;

    /** The number of plies by which the warm-up searches less deep. */
    private static final int WARM_UP = 2;

    private final Search.Maker maker;
    private final List<Task> tasks;

    /** A position and its search depth. */
    private record Task(Game game, int depth) {}

    /**
     * The result of a benchmark.
     *
     * @param nanos CPU time of the searching thread
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
        for (String line :
                Resources.lines(Bench.class, "bench/" + kind.game().id() + ".positions")) {
            int blank = line.indexOf(' ');
            Position start = kind.game().notation().position(line.substring(blank + 1));
            tasks.add(
                    new Task(
                            new Game(kind.game(), start),
                            Integer.parseInt(line.substring(0, blank))));
        }
        return tasks;
    }

    /** The number of positions. */
    public int size() {
        return tasks.size();
    }

    /**
     * Searches all positions once to a smaller depth, so that the code is compiled before the
     * measurement.
     */
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
        return search.run(game, Limits.depth(depth), new SearchListener() {}).nodes();
    }
}

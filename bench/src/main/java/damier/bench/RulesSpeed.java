package damier.bench;

import com.sun.management.ThreadMXBean;

import damier.core.GameDefinition;
import damier.core.Perft;
import damier.core.Perft.Leaves;
import damier.core.Position;
import damier.games.Games;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The speed of the rules through their common interface: one thread, CPU time, best of five; then
 * the same after every game has run in the same virtual machine, and what was allocated meanwhile.
 */
public final class RulesSpeed {
    private static final int RUNS = 5;
    private static final int WARM_UP_DEPTH = 8;

    private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private RulesSpeed() {}

    /** One row of the table. */
    private record Row(String game, int depth, Leaves leaves) {}

    private static final List<Row> ROWS =
            List.of(
                    new Row("international", 10, Leaves.COUNTED),
                    new Row("international", 10, Leaves.PLAYED),
                    new Row("italian", 11, Leaves.COUNTED),
                    new Row("russian", 11, Leaves.COUNTED),
                    new Row("othello", 11, Leaves.COUNTED));

    public static void main(String[] args) {
        Games games = new Games();
        List<Counter> counters = new ArrayList<>();
        System.out.println("game           depth leaves           nodes  seconds    Mn/s  bytes");
        for (Row row : ROWS) {
            Counter counter = new Counter(games.byId(row.game()), row);
            counters.add(counter);
            counter.measure();
        }
        System.out.println("after every game has run:");
        for (GameDefinition game : games.all()) {
            new Counter(game, new Row(game.id(), WARM_UP_DEPTH, Leaves.COUNTED)).count();
        }
        counters.forEach(Counter::measure);
    }

    private static final class Counter {
        private final Row row;
        private final Perft perft;
        private final Position start;

        Counter(GameDefinition game, Row row) {
            this.row = row;
            perft = Perft.of(game, row.leaves());
            start = game.rules().newPosition();
        }

        long count() {
            return perft.count(start, row.depth());
        }

        void measure() {
            long best = Long.MAX_VALUE;
            long nodes = 0;
            long allocated = 0;
            for (int run = 0; run < RUNS; run++) {
                long bytes = THREAD.getCurrentThreadAllocatedBytes();
                long begun = THREAD.getCurrentThreadCpuTime();
                nodes = count();
                best = Math.min(best, THREAD.getCurrentThreadCpuTime() - begun);
                allocated = THREAD.getCurrentThreadAllocatedBytes() - bytes;
            }
            System.out.printf(
                    Locale.ROOT,
                    "%-14s %5d %-8s %13d %8.3f %7.1f %6d%n",
                    row.game(),
                    row.depth(),
                    row.leaves(),
                    nodes,
                    best / 1e9,
                    nodes * 1e3 / best,
                    allocated);
        }
    }
}

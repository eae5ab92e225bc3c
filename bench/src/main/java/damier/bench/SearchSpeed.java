package damier.bench;

import com.sun.management.ThreadMXBean;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;
import damier.search.Search;
import damier.search.SearchInfo;
import damier.search.SearchListener;
import damier.table.TranspositionTable;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;

/**
 * The speed of the search: one thread, CPU time, best of ten with an empty table each; the time to
 * reach some depths on the way, and what was allocated for each thousand nodes.
 */
public final class SearchSpeed {
    private static final int RUNS = 10;
    private static final long TABLE = 128L << 20;

    private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private SearchSpeed() {}

    /** A position, and the depths to time; the last ends the search. */
    private record Row(String game, String name, String position, List<Integer> depths) {}

    private static final List<Row> ROWS =
            List.of(
                    new Row("international", "start", "", List.of(10, 14, 17, 18)),
                    new Row("italian", "start", "", List.of(10, 14, 18)),
                    new Row("othello", "start", "", List.of(10, 14, 18, 24)),
                    new Row(
                            "othello",
                            "midgame",
                            "------------------X-XX-X-XXXXOOO---OOOO----OOO------------------ X",
                            List.of(10, 14, 18, 24)));

    /** Ids of games may be given, if not all are to be measured. */
    public static void main(String[] args) {
        var engines = new Engines(new Games());
        var wanted = List.of(args);
        System.out.println(
                "game          position       nodes  CPU s    Mn/s  bytes/kn  seconds to depth");
        for (Row row : ROWS) {
            if (wanted.isEmpty() || wanted.contains(row.game())) {
                measure(engines.byId(row.game()), row);
            }
        }
    }

    private static void measure(EngineFactory kind, Row row) {
        GameDefinition rules = kind.game();
        var game =
                row.position().isEmpty()
                        ? new Game(rules)
                        : new Game(rules, rules.notation().position(row.position()));
        var makes = kind.searches(kind.defaultOptions().parameters());
        Run best = Run.SLOWEST;
        for (int run = 0; run < RUNS; run++) {
            Search search = makes.make(new TranspositionTable(TABLE), 1);
            Run now = Run.of(search, game, row.depths());
            best = now.nanos() < best.nanos() ? now : best;
        }
        System.out.printf(
                Locale.ROOT,
                "%-13s %-8s %11d %6.3f %7.2f %9.1f  %s%n",
                row.game(),
                row.name(),
                best.nodes(),
                best.nanos() / 1e9,
                best.nodes() * 1e3 / best.nanos(),
                best.bytes() * 1e3 / best.nodes(),
                best.depths());
    }

    private record Run(long nodes, long nanos, long bytes, String depths) {
        static final Run SLOWEST = new Run(0, Long.MAX_VALUE, 0, "");

        static Run of(Search search, Game game, List<Integer> depths) {
            var limits = Limits.depth(depths.getLast());
            var reached = new StringBuilder();
            long bytes = THREAD.getCurrentThreadAllocatedBytes();
            long begun = THREAD.getCurrentThreadCpuTime();
            var listener =
                    new SearchListener() {
                        @Override
                        public void iteration(SearchInfo info) {
                            if (depths.contains(info.depth())) {
                                double seconds = (THREAD.getCurrentThreadCpuTime() - begun) / 1e9;
                                reached.append(
                                        String.format(
                                                Locale.ROOT, "%d: %.3f  ", info.depth(), seconds));
                            }
                        }
                    };
            long nodes = search.run(game, limits, listener).nodes();
            return new Run(
                    nodes,
                    THREAD.getCurrentThreadCpuTime() - begun,
                    THREAD.getCurrentThreadAllocatedBytes() - bytes,
                    reached.toString().strip());
        }
    }
}

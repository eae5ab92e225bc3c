package damier.app.endgame;

import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.app.console.CtrlC;
import damier.app.console.Progress;
import damier.core.EndgameSolver;
import damier.core.EndgameSolver.Goal;
import damier.core.EndgameSolver.Pass;
import damier.core.Position;

import org.jspecify.annotations.Nullable;

import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/** Solves positions one after the other, and prints their scores and the totals. */
final class SolveRun {
    /**
     * @param allMoves whether every legal move gets a score
     * @param nanos the time per position
     */
    record Settings(Goal goal, boolean allMoves, int threads, long nanos) {}

    private record Answer(
            List<SolvedPosition.Answer> positions,
            int proven,
            int compared,
            int agreed,
            long nodes,
            double time,
            double megaNodesPerSecond) {}

    private final EndgameSolver<Position> solver;
    private final Settings settings;
    private final JsonOption json;
    private final PrintWriter out;
    private final PrintWriter err;
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final LongAdder allNodes = new LongAdder();
    private final List<SolvedPosition> solved = new ArrayList<>();
    private final AtomicInteger started = new AtomicInteger();
    private volatile boolean stopped;
    private volatile @Nullable Progress shown;

    SolveRun(
            EndgameSolver<Position> solver,
            Settings settings,
            DamierCommand command,
            JsonOption json) {
        this.solver = solver;
        this.settings = settings;
        this.json = json;
        out = command.out();
        err = command.err();
    }

    void stop() {
        stopped = true;
    }

    /** Returns the exit code. */
    int run(List<SolveTask> tasks) {
        long cpuBefore = threads.getCurrentThreadCpuTime();
        try (var _ = new CtrlC(this::stop);
                var progress = new Progress(err, () -> progress(tasks.size()))) {
            shown = progress;
            for (SolveTask task : tasks) {
                if (!stopped) {
                    started.incrementAndGet();
                    solved.add(solve(task));
                }
            }
        }
        long cpu = threads.getCurrentThreadCpuTime() - cpuBefore;
        Answer totals = totals(cpu / 1e9);
        if (json.isAsked()) {
            json.print(out, totals);
        } else {
            print(totals, tasks.size());
        }
        if (stopped) {
            err.println("stopped: these are the results so far");
            return Exit.INTERRUPTED;
        }
        return totals.proven() == tasks.size() && totals.agreed() == totals.compared()
                ? Exit.DONE
                : Exit.FAILED;
    }

    private String progress(int all) {
        return "position %d of %d  %d million nodes"
                .formatted(started.get(), all, allNodes.sum() / 1_000_000);
    }

    private SolvedPosition solve(SolveTask task) {
        solver.clear();
        LongAdder nodes = new LongAdder();
        List<Pass> passes = new ArrayList<>();
        long began = System.nanoTime();
        solver.solve(
                task.position(),
                new EndgameSolver.Request(
                        settings.goal(),
                        settings.allMoves() && task.hasMoves(),
                        settings.threads(),
                        more -> {
                            nodes.add(more);
                            allNodes.add(more);
                            return stopped || System.nanoTime() - began > settings.nanos();
                        },
                        pass -> {
                            passes.add(pass);
                            show(task, pass);
                        }));
        Optional<Pass> last = passes.isEmpty() ? Optional.empty() : Optional.of(passes.getLast());
        double seconds = (System.nanoTime() - began) / 1e9;
        long counted = Math.max(nodes.sum(), last.map(Pass::nodes).orElse(0L));
        var position = new SolvedPosition(task, settings.goal(), last, counted, seconds);
        show(position);
        return position;
    }

    /** Shows a pass that is not the last. */
    private void show(SolveTask task, Pass pass) {
        if (pass.confidence() < EndgameSolver.PROVEN) {
            print(new SolvedPosition(task, settings.goal(), Optional.of(pass), 0, 0).text());
        }
    }

    private void show(SolvedPosition position) {
        if (settings.allMoves()) {
            position.moves().forEach(this::print);
        }
        print(position.line());
        position.differences()
                .forEach(
                        difference -> err.println("position " + started.get() + ": " + difference));
    }

    private void print(String line) {
        Progress progress = shown;
        if (progress != null) {
            progress.clear();
        }
        if (!json.isAsked()) {
            out.println(line);
        }
    }

    private Answer totals(double cpuSeconds) {
        long nodes = solved.stream().mapToLong(SolvedPosition::nodes).sum();
        return new Answer(
                solved.stream().map(SolvedPosition::answer).toList(),
                (int) solved.stream().filter(SolvedPosition::isProven).count(),
                (int) solved.stream().filter(SolvedPosition::isCompared).count(),
                (int) solved.stream().filter(SolvedPosition::agrees).count(),
                nodes,
                solved.stream().mapToDouble(SolvedPosition::seconds).sum(),
                nodes / cpuSeconds / 1e6);
    }

    private void print(Answer totals, int all) {
        out.println(
                String.format(
                        Locale.ROOT,
                        "%d of %d positions proven, %d nodes, %.3f s, %.1f Mn/s",
                        totals.proven(),
                        all,
                        totals.nodes(),
                        totals.time(),
                        totals.megaNodesPerSecond()));
        if (totals.compared() > 0) {
            out.println(
                    "%d of %d agree with the expected scores"
                            .formatted(totals.agreed(), totals.compared()));
        }
    }
}

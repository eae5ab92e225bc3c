package damier.app.endgame;

import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.app.console.CtrlC;
import damier.app.console.Progress;
import damier.core.EndgameBuilder;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/** A running build of endgame tables: prints its needs, its slices and its summary. */
final class BuildRun implements EndgameBuilder.Listener {
    private static final double MEGABYTE = 1 << 20;

    /** More memory than any machine has. */
    private static final long IMPOSSIBLE = 1L << 55;

    /** The summary of a build. */
    private record Summary(
            int slices,
            long positions,
            long bytes,
            double bitsPerPosition,
            double time,
            boolean complete) {}

    /** For lines about the build; with JSON, only the summary goes to standard output. */
    private final PrintWriter out;

    private final PrintWriter answers;
    private final PrintWriter err;
    private final JsonOption json;
    private final long began = System.nanoTime();
    private long neededPositions;
    private int slices;
    private long positions;
    private long bytes;
    private volatile EndgameBuilder.@Nullable Progress last;
    private volatile @Nullable Progress shown;

    BuildRun(DamierCommand command, JsonOption json) {
        out = json.isAsked() ? command.err() : command.out();
        err = command.err();
        answers = command.out();
        this.json = json;
    }

    /** Returns the exit code. */
    int run(EndgameBuilder builder, EndgameBuilder.Request request) throws IOException {
        EndgameBuilder.Need need = builder.need();
        neededPositions = need.positions();
        Optional<String> obstacle = builder.obstacle();
        if (need.positions() > 0 && need.memoryBytes() < IMPOSSIBLE) {
            out.println(describe(need, request.threads()));
        }
        if (obstacle.isPresent()) {
            err.println("endgame: " + obstacle.get() + advice(need));
            return Exit.FAILED;
        }
        boolean complete;
        try (var _ = new CtrlC(builder::stop);
                var progress = new Progress(err, this::line)) {
            shown = progress;
            complete = builder.run();
        }
        summarise(complete);
        if (!complete) {
            err.println("stopped; run the same command to resume");
            return Exit.INTERRUPTED;
        }
        return Exit.DONE;
    }

    private static String describe(EndgameBuilder.Need need, int threads) {
        return String.format(
                Locale.ROOT,
                "needs: %,d positions, %,.0f MB of memory, %,.1f MB on disk, about %s with %s",
                need.positions(),
                Math.ceil(need.memoryBytes() / MEGABYTE),
                need.diskBytes() / MEGABYTE,
                time(need.time()),
                threads == 1 ? "1 thread" : threads + " threads");
    }

    private static String advice(EndgameBuilder.Need need) {
        long most = Runtime.getRuntime().maxMemory();
        return need.memoryBytes() > most && need.memoryBytes() < IMPOSSIBLE
                ? "; DAMIER_JAVA_OPTS=-Xmx%dm provides more"
                        .formatted((long) (1.2 * need.memoryBytes() / MEGABYTE) + 1)
                : "";
    }

    private static String time(Duration time) {
        return time.toHours() > 0
                ? "%dh%02dm".formatted(time.toHours(), time.toMinutesPart())
                : time.toMinutes() > 0
                        ? "%dm%02ds".formatted(time.toMinutes(), time.toSecondsPart())
                        : Math.max(1, time.toSeconds()) + "s";
    }

    private String line() {
        EndgameBuilder.Progress now = last;
        if (now == null) {
            return "checking the files that exist";
        }
        double rate = now.done() * neededPositions / ((System.nanoTime() - began) / 1e9);
        return String.format(
                Locale.ROOT,
                "%.1f%%  %s %s  %,.0f positions/s%s",
                100 * now.done(),
                now.phase().name().toLowerCase(Locale.ROOT),
                now.slice(),
                rate,
                Progress.timeLeft(now.left()));
    }

    @Override
    public void progress(EndgameBuilder.Progress progress) {
        last = progress;
    }

    @Override
    public synchronized void finished(EndgameBuilder.FinishedSlice slice) {
        slices++;
        positions += slice.positions();
        bytes += slice.bytes();
        print(
                out,
                "%s: %d wins, %d draws, %d losses%s"
                        .formatted(
                                slice.name(),
                                slice.wins(),
                                slice.draws(),
                                slice.losses(),
                                slice.longestWin() == 0
                                        ? ""
                                        : ", longest win %d plies".formatted(slice.longestWin())));
    }

    @Override
    public void fault(String line) {
        print(err, line + "; it is built again");
    }

    private void print(PrintWriter to, String line) {
        Progress progress = shown;
        if (progress != null) {
            progress.clear();
        }
        to.println(line);
    }

    private void summarise(boolean complete) {
        double seconds = (System.nanoTime() - began) / 1e9;
        double bits = positions == 0 ? 0 : (double) Byte.SIZE * bytes / positions;
        if (json.isAsked()) {
            json.print(answers, new Summary(slices, positions, bytes, bits, seconds, complete));
        } else if (slices == 0 && complete) {
            out.println("nothing to build: every table exists");
        } else {
            out.println(
                    String.format(
                            Locale.ROOT,
                            "%s, %d positions, %d bytes, %.2f bits per position, %.1f s",
                            slices == 1 ? "1 slice" : slices + " slices",
                            positions,
                            bytes,
                            bits,
                            seconds));
        }
    }
}

package damier.bench;

import damier.core.Game;
import damier.core.Limits;
import damier.engine.Engine;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;
import damier.search.SearchListener;
import damier.search.SearchResult;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * How late the engine answers on a machine that is busy: moves of 20 ms each, and searches that are
 * told to stop, while another process keeps every core busy. A thread that does nothing but sleep
 * for 20 ms, in the same virtual machine at the same time, shows how much of it is the machine's.
 */
public final class Lateness {
    private static final long MOVE = 20_000_000;
    private static final long MOVE_LIMIT = 50_000_000;
    private static final long STOP_LIMIT = 10_000_000;
    private static final int MOVES = 1_000;
    private static final int STOPS = 200;
    private static final int WARM_UP = 100;

    /** One move in a thousand. */
    private static final int LATE_MOVES_ALLOWED = MOVES / 1_000;

    private Lateness() {}

    /** The id of a game may be given; otherwise it is International draughts. */
    public static void main(String[] args) throws IOException {
        String game = args.length == 0 ? "international" : args[0];
        EngineFactory kind = new Engines(new Games()).byId(game);
        System.out.printf(
                Locale.ROOT,
                "%s, %d cores, load %.1f before the busy process%n",
                game,
                Runtime.getRuntime().availableProcessors(),
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
        Process busy = startBusyProcess();
        boolean inTime = measure(kind);
        busy.destroy();
        System.exit(inTime ? 0 : 1);
    }

    /** It ends with its input, so that it never outlives this process. */
    private static Process startBusyProcess() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Busy.class.getName())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static boolean measure(EngineFactory kind) {
        try (Engine engine = kind.engine()) {
            play(engine, new Times(), new Times(), WARM_UP);
            Times moves = new Times();
            Times searches = new Times();
            Times sleeps = new Times();
            Thread control = Thread.ofPlatform().daemon().start(() -> sleep(sleeps));
            play(engine, moves, searches, MOVES);
            control.interrupt();
            moves.print("moves, beyond 20 ms", MOVE_LIMIT - MOVE);
            searches.print("  of which the search", MOVE_LIMIT - MOVE);
            sleeps.print("sleeps, beyond 20 ms", MOVE_LIMIT - MOVE);
            Times spins = new Times();
            spin(spins);
            spins.print("spins, beyond 20 ms", MOVE_LIMIT - MOVE);
            Times stops = new Times();
            stop(engine, stops);
            stops.print("stops, from stop to answer", STOP_LIMIT);
            return moves.above(MOVE_LIMIT - MOVE) <= LATE_MOVES_ALLOWED
                    && stops.above(STOP_LIMIT) == 0;
        }
    }

    private static void play(Engine engine, Times times, Times searches, int moves) {
        Game game = new Game(engine.kind().game());
        for (int i = 0; i < moves; i++) {
            if (game.ending().isPresent()) {
                game = new Game(engine.kind().game());
            }
            long start = System.nanoTime();
            engine.position(game);
            engine.go(Limits.time(MOVE), new SearchListener() {});
            SearchResult result = engine.await();
            times.add(Math.max(0, System.nanoTime() - start - MOVE));
            searches.add(Math.max(0, result.nanos() - MOVE));
            game.play(result.best().orElseThrow().move());
        }
    }

    private static void stop(Engine engine, Times times) {
        engine.position(new Game(engine.kind().game()));
        for (int i = 0; i < STOPS; i++) {
            engine.go(Limits.INFINITE, new SearchListener() {});
            sleep();
            long start = System.nanoTime();
            engine.stop();
            engine.await();
            times.add(System.nanoTime() - start);
        }
    }

    /** What a thread that does nothing but look at the clock could reach in the search's place. */
    private static void spin(Times times) {
        for (int i = 0; i < MOVES; i++) {
            long start = System.nanoTime();
            long used = 0;
            while (used < MOVE) {
                used = System.nanoTime() - start;
            }
            times.add(used - MOVE);
        }
    }

    private static void sleep(Times times) {
        while (!Thread.currentThread().isInterrupted()) {
            long start = System.nanoTime();
            sleep();
            times.add(Math.max(0, System.nanoTime() - start - MOVE));
        }
    }

    private static void sleep() {
        try {
            Thread.sleep(MOVE / 1_000_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Measured times, each in nanoseconds. Written by one thread, then read. */
    private static final class Times {
        private final List<Long> nanos = new ArrayList<>();

        synchronized void add(long time) {
            nanos.add(time);
        }

        synchronized long above(long limit) {
            return nanos.stream().filter(time -> time > limit).count();
        }

        synchronized void print(String what, long limit) {
            List<Long> sorted = nanos.stream().sorted().toList();
            System.out.printf(
                    Locale.ROOT,
                    "%-30s n %4d  median %5.1f  99%% %5.1f  99.9%% %5.1f  worst %5.1f ms  beyond"
                            + " %.0f ms: %d%n",
                    what,
                    sorted.size(),
                    millis(sorted, 0.5),
                    millis(sorted, 0.99),
                    millis(sorted, 0.999),
                    millis(sorted, 1),
                    limit / 1e6,
                    above(limit));
        }

        private static double millis(List<Long> sorted, double part) {
            int index = (int) Math.ceil(part * sorted.size()) - 1;
            return sorted.get(Math.max(0, index)) / 1e6;
        }
    }

    /** Keeps every core busy until its input ends. */
    static final class Busy {
        private Busy() {}

        public static void main(String[] args) throws IOException {
            for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
                Thread.ofPlatform().daemon().start(Busy::work);
            }
            System.in.transferTo(OutputStream.nullOutputStream());
        }

        private static void work() {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
        }
    }
}

package damier.students.sandbox;

import damier.classic.search.TimeUp;
import damier.players.PlayerFault.Kind;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** Runs a student's code and sees to it that it ends, and that it starts no crowd of threads. */
final class Watched {
    /** How long a class may take to be made, or to explain a position. */
    private static final long LOAD = 5_000_000_000L;

    /** How long code that was told to end may take to do so. */
    private static final long LAST_CHANCE = 250_000_000;

    private static final long REHEARSAL = 1_000_000_000;
    private static final long LOOK = 20_000_000;
    private static final int MOST_THREADS = 32;

    private final Words words;
    private final int threadsBefore = Thread.activeCount();
    private boolean stuck;
    private String slow;

    Watched(Words words) {
        this.words = words;
        slow = words.of("it takes too long");
    }

    /** Whether code goes on that should have ended; only the process can end then. */
    boolean isStuck() {
        return stuck;
    }

    /** Where the code was that had to be ended last. */
    String slow() {
        return slow;
    }

    /** Runs what takes no time worth speaking of. */
    <T> T load(Supplier<T> code) {
        Optional<T> made = run(code, LOAD);
        return made.orElseThrow(
                () -> new StudentFault(Kind.START, slow + ": not ready after " + seconds(LOAD)));
    }

    /** Runs what may fail: if it does, it will do so again when that matters. */
    void rehearse(Runnable code) {
        try {
            run(
                    () -> {
                        code.run();
                        return true;
                    },
                    REHEARSAL);
        } catch (StudentFault fault) {
            // It comes again with the first move.
        }
    }

    static String seconds(long nanos) {
        return String.format(java.util.Locale.ROOT, "%.2f s", nanos / 1e9);
    }

    /**
     * Runs code for so long at most; nothing comes of it where it had to be ended.
     *
     * @throws StudentFault where it failed by itself
     */
    <T> Optional<T> run(Supplier<T> code, long nanos) {
        FutureTask<T> task = new FutureTask<>(code::get);
        StudentThread thread = new StudentThread(task);
        thread.start();
        try {
            if (!await(task, nanos)) {
                // Where it is, before it is told: a moment later it may have left.
                slow = words.of(thread.getStackTrace(), "it takes too long");
                thread.end();
                stuck = !await(task, LAST_CHANCE);
            }
            return stuck ? Optional.empty() : Optional.of(task.get());
        } catch (ExecutionException e) {
            return ended(e.getCause() == null ? e : e.getCause());
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        } finally {
            stuck |= Thread.activeCount() > threadsBefore && !endsSoon(thread);
        }
    }

    private <T> Optional<T> ended(Throwable fault) {
        return switch (fault) {
            case StudentFault known -> throw known;
            case IllegalArgumentException option -> throw option;
            case StopChecks.TimeOver _, TimeUp _ -> Optional.empty();
            default -> throw new StudentFault(Kind.CRASH, words.of(fault, "it"));
        };
    }

    /** Its own thread is about to end; threads that it has started may go on for ever. */
    private boolean endsSoon(StudentThread thread) {
        try {
            return thread.join(Duration.ofSeconds(2)) && Thread.activeCount() <= threadsBefore;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private boolean await(FutureTask<?> task, long nanos) throws InterruptedException {
        long start = System.nanoTime();
        long left = nanos;
        while (!isDone(task, Math.min(left, LOOK))) {
            refuseCrowd();
            left = nanos - (System.nanoTime() - start);
            if (left <= 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean isDone(FutureTask<?> task, long nanos) throws InterruptedException {
        try {
            task.get(nanos, TimeUnit.NANOSECONDS);
            return true;
        } catch (TimeoutException e) {
            return false;
        } catch (ExecutionException e) {
            return true;
        }
    }

    private void refuseCrowd() {
        if (Thread.activeCount() - threadsBefore > MOST_THREADS) {
            stuck = true;
            throw new StudentFault(
                    Kind.CRASH, words.of("it started more than " + MOST_THREADS + " threads"));
        }
    }
}

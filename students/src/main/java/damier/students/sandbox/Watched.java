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

/** Runs a student's code with a time limit and a limit of threads. */
final class Watched {
    /**
     * The time limit for creating a class, or for explaining a position. It is long because no
     * clock is running, and a busy machine may give the code little processor time.
     */
    private static final long LOAD = 10_000_000_000L;

    /** The time in which code must end after it was stopped, while its clock is running. */
    private static final long STOP_TIMEOUT = 250_000_000;

    private static final long REHEARSAL = 1_000_000_000;

    /**
     * The same after a rehearsal, when no clock is running: leaving a deep recursion takes long.
     */
    private static final long REHEARSAL_STOP_TIMEOUT = 10_000_000_000L;

    private static final long POLL_INTERVAL = 20_000_000;
    private static final int MAX_THREADS = 32;

    private final Words words;
    private final int threadsBefore = Thread.activeCount();
    private boolean stuck;
    private String slow;

    Watched(Words words) {
        this.words = words;
        slow = words.of("it takes too long");
    }

    /** Whether stopped code is still running; then only the process can end it. */
    boolean isStuck() {
        return stuck;
    }

    /** The location of the code that was stopped last. */
    String slow() {
        return slow;
    }

    /** Runs code that should take very little time. */
    <T> T load(Supplier<T> code) {
        Optional<T> made = run(code, LOAD);
        return made.orElseThrow(
                () -> new StudentFault(Kind.START, slow + ": not ready after " + seconds(LOAD)));
    }

    /** Runs code whose failure is ignored, because it would recur when it matters. */
    void rehearse(Runnable code) {
        try {
            run(
                    () -> {
                        code.run();
                        return true;
                    },
                    REHEARSAL,
                    REHEARSAL_STOP_TIMEOUT);
        } catch (StudentFault fault) {
            // It recurs with the first move.
        }
    }

    static String seconds(long nanos) {
        return String.format(java.util.Locale.ROOT, "%.2f s", nanos / 1e9);
    }

    /**
     * Runs code with a time limit; empty if it was stopped.
     *
     * @throws StudentFault if it failed by itself
     */
    <T> Optional<T> run(Supplier<T> code, long nanos) {
        return run(code, nanos, STOP_TIMEOUT);
    }

    private <T> Optional<T> run(Supplier<T> code, long nanos, long stopTimeout) {
        FutureTask<T> task = new FutureTask<>(code::get);
        StudentThread thread = new StudentThread(task);
        thread.start();
        try {
            if (!await(task, nanos)) {
                // Taken before it is stopped: a moment later it may have left this location.
                slow = words.of(thread.getStackTrace(), "it takes too long");
                thread.end();
                stuck = !await(task, stopTimeout);
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

    /** Whether the thread ends soon; threads that it has started may continue. */
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
        while (!isDone(task, Math.min(left, POLL_INTERVAL))) {
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
        if (Thread.activeCount() - threadsBefore > MAX_THREADS) {
            stuck = true;
            throw new StudentFault(
                    Kind.CRASH, words.of("it started more than " + MAX_THREADS + " threads"));
        }
    }
}

package damier.draughts.tables;

import damier.core.EndgameBuilder.Listener;
import damier.core.EndgameBuilder.Phase;
import damier.core.EndgameBuilder.Progress;
import damier.draughts.Variant;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** Tracks the progress of a generation in positions, and reports it to a listener once a second. */
final class GenerationCourse {
    private static final long INTERVAL_NANOSECONDS = 1_000_000_000;

    /** The typical number of passes of the solver over a slice. */
    private static final int SOLVING_PASSES = 20;

    private final Variant variant;
    private final Listener listener;
    private final long start = System.nanoTime();
    private final AtomicLong reported = new AtomicLong(start);
    private final AtomicLong inPhase = new AtomicLong();
    private final long total;
    private long finished;
    private volatile Step step = new Step(new Material(1, 0, 1, 0), Phase.SOLVING, 0, 0);

    /**
     * The current state of the generation.
     *
     * @param before the number of positions in finished slices
     * @param size the number of positions in the current slices
     */
    private record Step(Material material, Phase phase, long before, long size) {}

    GenerationCourse(Variant variant, List<Material> missing, Listener listener) {
        this.variant = variant;
        this.listener = listener;
        total = missing.stream().mapToLong(this::pairSize).sum();
    }

    private long pairSize(Material material) {
        return Estimate.pairSize(variant, material);
    }

    void enter(Material material, Phase phase) {
        inPhase.set(0);
        step = new Step(material, phase, finished, pairSize(material));
        report();
    }

    /** Marks the current slices as finished. */
    void leave() {
        finished += step.size;
    }

    /** Adds positions that a pass has completed. Thread-safe. */
    void add(long positions) {
        inPhase.addAndGet(positions);
        long now = System.nanoTime();
        long last = reported.get();
        if (now - last > INTERVAL_NANOSECONDS && reported.compareAndSet(last, now)) {
            report();
        }
    }

    private void report() {
        Step at = step;
        double done = (at.before + at.size * shareOfSlices(at)) / total;
        double elapsed = System.nanoTime() - start;
        long left = done == 0 ? 0 : (long) (elapsed * (1 - done) / done);
        listener.progress(
                new Progress(at.material.toString(), at.phase, done, Duration.ofNanos(left)));
    }

    /**
     * The completed share of the current slices: solving takes about half of the time, checking
     * most of the rest.
     */
    private double shareOfSlices(Step at) {
        double passes = (double) inPhase.get() / at.size;
        return switch (at.phase) {
            case SOLVING -> 0.5 * Math.min(1, passes / SOLVING_PASSES);
            case CHECKING -> 0.5 + 0.4 * Math.min(1, passes);
            case PACKING -> 0.9;
        };
    }
}

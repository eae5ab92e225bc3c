package damier.archive;

import damier.core.Threads;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Writes all changes on one thread. Changes that arrive during a transaction go into the next one
 * together, so that many writers share the wait for the disk. A writer's future completes only when
 * its change is on disk.
 */
final class GroupCommit implements AutoCloseable {
    private static final int MAX_BATCH = 1_000;

    private record Write(Consumer<Handle> change, CompletableFuture<Void> done) {}

    private final Jdbi jdbi;
    private final BlockingQueue<Write> waiting = new LinkedBlockingQueue<>();
    private final Thread writer;
    private volatile boolean closed;

    GroupCommit(Jdbi jdbi) {
        this.jdbi = jdbi;
        writer = Thread.ofPlatform().daemon().name("archive-writer").start(this::write);
    }

    /**
     * The future completes once the change is on disk, or exceptionally if it could not be written.
     */
    CompletableFuture<Void> submit(Consumer<Handle> change) {
        Write write = new Write(change, new CompletableFuture<>());
        waiting.add(write);
        if (closed && waiting.remove(write)) {
            write.done().completeExceptionally(new ArchiveException("the archive is closed"));
        }
        return write.done();
    }

    /**
     * Makes a change and waits until it is on disk.
     *
     * @return the result of the change
     */
    <T> T write(Function<Handle, T> change) {
        AtomicReference<@Nullable T> result = new AtomicReference<>();
        try {
            submit(handle -> result.set(change.apply(handle))).join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException fault) {
                throw fault;
            }
            throw e;
        }
        return Objects.requireNonNull(result.get());
    }

    private void write() {
        List<Write> together = new ArrayList<>();
        try {
            while (!closed || !waiting.isEmpty()) {
                together.add(waiting.take());
                waiting.drainTo(together, MAX_BATCH);
                commit(together);
                together.clear();
            }
        } catch (InterruptedException e) {
            waiting.drainTo(together);
            commit(together);
        }
    }

    private void commit(List<Write> together) {
        try {
            jdbi.useTransaction(handle -> together.forEach(write -> write.change().accept(handle)));
            together.forEach(write -> write.done().complete(null));
        } catch (RuntimeException e) {
            if (together.size() == 1) {
                together.getFirst().done().completeExceptionally(e);
            } else {
                // One change is faulty: the others are committed separately.
                together.forEach(write -> commit(List.of(write)));
            }
        }
    }

    /** Closes after all submitted changes are written. */
    @Override
    public void close() {
        closed = true;
        writer.interrupt();
        Threads.join(List.of(writer));
    }
}

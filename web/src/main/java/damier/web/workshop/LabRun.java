package damier.web.workshop;

import damier.lab.report.Page;
import damier.record.Replacement;
import damier.web.Json;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** A run of the lab, from its request on. */
abstract class LabRun {
    static final String FILE = "run.json";

    private final String id;
    private final Path folder;
    private final String begun;
    private volatile String state = "waiting";
    private volatile @Nullable String error;
    private volatile boolean stopped;

    /**
     * @param begun when it was first started
     */
    LabRun(String id, String begun, Path folder) {
        this.id = id;
        this.begun = begun;
        this.folder = folder;
    }

    final String id() {
        return id;
    }

    final Path folder() {
        return folder;
    }

    final String begun() {
        return begun;
    }

    /** The address of its report, if there is one. */
    final @Nullable String report() {
        return Files.exists(folder.resolve(Page.FILE))
                ? "/reports/%s/%s".formatted(id, Page.FILE)
                : null;
    }

    final String state() {
        return state;
    }

    final @Nullable String error() {
        return error;
    }

    final boolean isStopped() {
        return stopped;
    }

    final boolean isOver() {
        return RunView.OVER.contains(state);
    }

    /** Runs until it is done or stopped; returns whether it is done. */
    abstract boolean work() throws IOException;

    /**
     * Requests an end; any thread may call it.
     *
     * @param atOnce whether to interrupt current work, or to let it finish
     */
    abstract void end(boolean atOnce);

    abstract RunView view();

    /** Releases its folder. */
    abstract void close() throws IOException;

    /** Stops the run; a second call stops it at once. */
    final void stop() {
        boolean again;
        synchronized (this) {
            again = stopped;
            stopped = true;
            if (!isOver()) {
                state = "stopping";
            }
        }
        end(again);
    }

    final void stopAtOnce() {
        stop();
        stop();
    }

    final void run() {
        String outcome;
        try {
            outcome = begins() && work() ? "done" : "stopped";
        } catch (IOException | RuntimeException | Error e) {
            error = e.getMessage() == null ? e.toString() : e.getMessage();
            outcome = "failed";
        }
        try {
            close();
        } catch (IOException e) {
            error = "the run cannot be kept: " + e.getMessage();
        }
        become(outcome);
    }

    private synchronized boolean begins() {
        if (!stopped) {
            state = "running";
        }
        return !stopped;
    }

    /**
     * Sets the final state. The folder is released by now, so that a listener may resume the run.
     */
    private synchronized void become(String outcome) {
        state = outcome;
        try {
            keep();
        } catch (IOException e) {
            error = "the run cannot be kept: " + e.getMessage();
        }
    }

    /** The state of the run, once it is on disk. */
    final synchronized RunView keptView() {
        return view();
    }

    /** Stores the state, for the list after a restart. */
    final synchronized void keep() throws IOException {
        try (Replacement file = new Replacement(folder.resolve(FILE))) {
            try (OutputStream out = file.open()) {
                out.write(Json.bytes(view()));
            }
            file.commit();
        }
    }
}

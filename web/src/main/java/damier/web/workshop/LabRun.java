package damier.web.workshop;

import damier.lab.report.Page;
import damier.record.Replacement;
import damier.web.Json;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Something that the lab does, from the moment that it is asked for. */
abstract class LabRun {
    static final String FILE = "run.json";

    private final String id;
    private final Path folder;
    private final String begun;
    private volatile String state = "waiting";
    private volatile @Nullable String error;
    private volatile boolean stopped;

    /**
     * @param begun when it was first begun
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

    /** Does it, until it is done or stopped. Says whether it is done. */
    abstract boolean work() throws IOException;

    /**
     * Asks for an end. May come from any thread.
     *
     * @param atOnce whether what is under way is broken off; otherwise it may end first
     */
    abstract void end(boolean atOnce);

    abstract RunView view();

    /** Leaves its folder to others. */
    abstract void close() throws IOException;

    /** Asked a second time, it stops at once. */
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

    /** Its folder is free by now: whoever hears of its end may go on with it. */
    private synchronized void become(String outcome) {
        state = outcome;
        try {
            keep();
        } catch (IOException e) {
            error = "the run cannot be kept: " + e.getMessage();
        }
    }

    /** How it stands, once that is also on disk. */
    final synchronized RunView keptView() {
        return view();
    }

    /** Writes down how it stands, for the list after a restart. */
    final synchronized void keep() throws IOException {
        try (Replacement file = new Replacement(folder.resolve(FILE))) {
            try (OutputStream out = file.open()) {
                out.write(Json.bytes(view()));
            }
            file.commit();
        }
    }
}

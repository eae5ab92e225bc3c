package damier.web.workshop;

import damier.lab.report.Page;
import damier.web.Json;
import damier.web.workshop.RunView.StandingView;
import damier.web.workshop.RunView.TableView;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
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

    /** The view of this run; the other components are described in {@link RunView}. */
    final RunView view(
            String type,
            String title,
            @Nullable Double done,
            String progress,
            @Nullable StandingView standing,
            @Nullable TableView table,
            String command) {
        boolean reported = Files.exists(folder.resolve(Page.FILE));
        String report = reported ? "/reports/%s/%s".formatted(id, Page.FILE) : null;
        return new RunView(
                id, type, title, state, begun, done, progress, standing, table, report, error,
                command);
    }

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
        Json.store(folder.resolve(FILE), view());
    }
}

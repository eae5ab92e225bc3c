package damier.web.workshop;

import damier.web.Json;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;

/** Something that the lab does, from the moment that it is asked for. */
abstract class LabRun {
    static final String FILE = "run.json";

    private final String id;
    private final Path folder;
    private final String begun =
            LocalDateTime.now(ZoneId.systemDefault()).truncatedTo(ChronoUnit.SECONDS).toString();
    private volatile String state = "waiting";
    private volatile @Nullable String error;
    private volatile boolean stopped;

    LabRun(String id, Path folder) {
        this.id = id;
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
        return state.equals("done") || state.equals("stopped") || state.equals("failed");
    }

    /** Does it, until it is done or stopped. Says whether it is done. */
    abstract boolean work() throws IOException;

    /** Asks for an end; what is under way may end first. May come from any thread. */
    abstract void end();

    abstract RunView view();

    final void stop() {
        stopped = true;
        if (!isOver()) {
            state = "stopping";
        }
        end();
    }

    final void run() {
        try {
            if (!stopped) {
                state = "running";
                state = work() ? "done" : "stopped";
            } else {
                state = "stopped";
            }
        } catch (IOException | RuntimeException e) {
            error = String.valueOf(e.getMessage());
            state = "failed";
        }
        try {
            keep();
        } catch (IOException e) {
            error = "the run cannot be kept: " + e.getMessage();
        }
    }

    /** Writes down how it stands, for the list after a restart. */
    final void keep() throws IOException {
        Files.createDirectories(folder);
        Files.write(folder.resolve(FILE), Json.bytes(view()));
    }
}

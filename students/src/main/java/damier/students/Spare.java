package damier.students;

import org.jspecify.annotations.Nullable;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A process whose player was created successfully, kept for a short time for the next game. */
final class Spare {
    private static final long SECONDS = 20;

    private @Nullable StudentProcess process;

    Spare(StudentProcess process) {
        this.process = process;
        CompletableFuture.delayedExecutor(SECONDS, TimeUnit.SECONDS)
                .execute(() -> take().ifPresent(StudentProcess::close));
    }

    synchronized Optional<StudentProcess> take() {
        Optional<StudentProcess> taken = Optional.ofNullable(process);
        process = null;
        return taken;
    }
}

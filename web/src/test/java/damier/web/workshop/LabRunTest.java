package damier.web.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;

class LabRunTest {
    @TempDir private Path folder;

    @Test
    void aRunThatBreaksDownHasFailedAndLeavesItsFolder() {
        Breaking run = new Breaking(folder);
        run.run();
        assertThat(run.view().state()).isEqualTo("failed");
        assertThat(run.view().error()).isEqualTo("no memory left");
        assertThat(run.closed).isTrue();
        assertThat(folder.resolve(LabRun.FILE)).content().contains("\"state\":\"failed\"");
    }

    private static final class Breaking extends LabRun {
        private boolean closed;

        Breaking(Path folder) {
            super("match-1", "", folder);
        }

        @Override
        boolean work() throws IOException {
            throw new OutOfMemoryError("no memory left");
        }

        @Override
        void end(boolean atOnce) {
            // It ends by itself.
        }

        @Override
        RunView view() {
            return view("match", "match-1", null, "", null, null, "");
        }

        @Override
        void close() {
            closed = true;
        }
    }
}

package damier.process;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Optional;

/** Records all lines with sender and time. If writing fails, the log ends. */
final class ProcessLog implements AutoCloseable {
    static final String TO_GUEST = ">";
    static final String FROM_GUEST = "<";
    static final String ERROR = "!";
    static final String REMARK = "#";

    private static final long MAX_CHARS = 100_000_000;
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSS");

    private Optional<Writer> writer;
    private long written;

    private ProcessLog(Optional<Writer> writer) {
        this.writer = writer;
    }

    /** Appends to an existing log of this name. */
    static ProcessLog open(Optional<Path> file) throws IOException {
        return new ProcessLog(
                file.isEmpty()
                        ? Optional.empty()
                        : Optional.of(
                                Files.newBufferedWriter(
                                        file.get(),
                                        StandardOpenOption.CREATE,
                                        StandardOpenOption.APPEND)));
    }

    synchronized void add(String sign, String line) {
        if (writer.isEmpty()) {
            return;
        }
        String time = LocalDateTime.now(ZoneId.systemDefault()).format(TIME);
        String entry = time + " " + sign + " " + line + "\n";
        written += entry.length();
        try {
            writer.get().write(written > MAX_CHARS ? "the log is full\n" : entry);
            writer.get().flush();
        } catch (IOException e) {
            written = Long.MAX_VALUE / 2;
        }
        if (written > MAX_CHARS) {
            close();
        }
    }

    @Override
    public synchronized void close() {
        try {
            if (writer.isPresent()) {
                writer.get().close();
            }
        } catch (IOException e) {
            // The rest of the log is abandoned.
        }
        writer = Optional.empty();
    }
}

package damier.record;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A file and its companion files, written under temporary names beside it and moved into place at
 * the end: until then existing files stay unchanged, even if the program is killed or the disk is
 * full.
 */
public final class Replacement implements Sink, AutoCloseable {
    private final Path file;

    /** The temporary file of each file. */
    private final Map<Path, Path> drafts = new LinkedHashMap<>();

    /**
     * @param file an existing file that is not regular, such as a pipe, is written directly
     */
    public Replacement(Path file) throws IOException {
        // A symbolic link is kept, and its target replaced.
        this.file = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    }

    /** Replaces a file by one with this text. */
    public static void write(Path file, String text) throws IOException {
        try (Replacement files = new Replacement(file)) {
            try (OutputStream out = files.open()) {
                out.write(text.getBytes(StandardCharsets.UTF_8));
            }
            files.commit();
        }
    }

    @Override
    public String baseName() {
        return Sink.of(file).baseName();
    }

    @Override
    public OutputStream open() throws IOException {
        return open(file);
    }

    @Override
    public OutputStream openBeside(String fileName) throws IOException {
        return open(file.resolveSibling(fileName));
    }

    private OutputStream open(Path target) throws IOException {
        if (Files.exists(target) && !Files.isRegularFile(target)) {
            return Files.newOutputStream(target);
        }
        Path draft =
                target.resolveSibling(
                        ".%s.%d.tmp"
                                .formatted(target.getFileName(), ProcessHandle.current().pid()));
        OutputStream out = Files.newOutputStream(draft);
        drafts.put(target, draft);
        return out;
    }

    /**
     * Moves the files into place. Everything must be written and closed.
     *
     * @throws IOException if one of them cannot be moved; earlier ones are in place
     */
    public void commit() throws IOException {
        for (Path draft : drafts.values()) {
            try (FileChannel channel = FileChannel.open(draft, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
        }
        for (Map.Entry<Path, Path> written : drafts.entrySet()) {
            Files.move(written.getValue(), written.getKey(), StandardCopyOption.REPLACE_EXISTING);
        }
        drafts.clear();
    }

    /** Removes temporary files that were not moved into place. */
    @Override
    public void close() throws IOException {
        for (Path draft : drafts.values()) {
            Files.deleteIfExists(draft);
        }
    }
}

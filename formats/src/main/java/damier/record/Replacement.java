package damier.record;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A file, and those that belong to it, that are written under other names beside it and take their
 * places once all is well: until then whatever has these names stays as it is, even if we are
 * killed or the disk is full.
 */
public final class Replacement implements Sink, AutoCloseable {
    private final Path file;

    /** Where each file is written meanwhile. */
    private final Map<Path, Path> drafts = new LinkedHashMap<>();

    /**
     * @param file what exists and is no plain file, such as a pipe, is written to at once
     */
    public Replacement(Path file) throws IOException {
        // Behind a link it is the file that is replaced, and not the link.
        this.file = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
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
     * Puts the files into their places. Everything must be written and closed.
     *
     * @throws IOException if one of them cannot be put there; those before it are in their places
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

    /** Removes what was not put into its place. */
    @Override
    public void close() throws IOException {
        for (Path draft : drafts.values()) {
            Files.deleteIfExists(draft);
        }
    }
}

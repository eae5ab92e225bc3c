package damier.lab;

import static java.nio.charset.StandardCharsets.UTF_8;

import org.jspecify.annotations.Nullable;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** A text file to which lines are appended, and whose incomplete last line can be removed. */
public final class GrowingFile implements Closeable {
    private final Path path;
    private final FileChannel channel;

    public GrowingFile(Path path) throws IOException {
        this.path = path;
        channel = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    }

    Path path() {
        return path;
    }

    /** Locks the file against other programs; returns whether it succeeded. */
    public boolean lock() throws IOException {
        try {
            @Nullable FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    long size() throws IOException {
        return channel.size();
    }

    void append(String text) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(UTF_8));
        channel.position(channel.size());
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    /** Truncates the file to at most {@code size} bytes. */
    void cut(long size) throws IOException {
        channel.truncate(size);
    }

    /** The lines; an incomplete last line is removed. */
    List<String> completeLines() throws IOException {
        String text = Files.readString(path);
        int end = text.lastIndexOf('\n') + 1;
        String complete = text.substring(0, end);
        if (end < text.length()) {
            cut(complete.getBytes(UTF_8).length);
        }
        return complete.lines().toList();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}

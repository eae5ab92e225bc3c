package damier.web;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Locale;
import java.util.Map;

/** The persistent data of a board. Its files are readable by their owner only. */
public final class DataFolder implements AutoCloseable {
    private final Path folder;
    private final FileChannel lock;

    private DataFolder(Path folder, FileChannel lock) {
        this.folder = folder;
        this.lock = lock;
    }

    /** The default folder on this platform. */
    public static Path usual() {
        return usual(
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT),
                Path.of(System.getProperty("user.home", ".")),
                System.getenv());
    }

    static Path usual(String system, Path home, Map<String, String> environment) {
        if (system.startsWith("windows")) {
            String local = environment.get("LOCALAPPDATA");
            Path base = local == null ? home.resolve("AppData").resolve("Local") : Path.of(local);
            return base.resolve("Damier");
        }
        if (system.startsWith("mac")) {
            return home.resolve("Library").resolve("Application Support").resolve("Damier");
        }
        String share = environment.getOrDefault("XDG_DATA_HOME", "");
        // The XDG Base Directory Specification requires relative paths to be ignored.
        Path base =
                share.startsWith("/") ? Path.of(share) : home.resolve(".local").resolve("share");
        return base.resolve("damier");
    }

    /** The archive file, which commands may read while a server writes it. */
    public static Path archive(Path folder) throws IOException {
        create(folder);
        return ownFile(folder.resolve("games.db"));
    }

    /**
     * Opens the folder for exclusive use by one server.
     *
     * @throws Refused with a one-line message, if it cannot be used or another server uses it
     */
    public static DataFolder open(Path folder) {
        try {
            create(folder);
            Path file = ownFile(folder.resolve("lock"));
            FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
            if (!isLocked(channel)) {
                channel.close();
                throw new Refused(
                        Refused.CONFLICT, "data: " + folder + " is in use by another server");
            }
            return new DataFolder(folder, channel);
        } catch (IOException e) {
            throw new Refused("data: %s cannot be used (%s)".formatted(folder, reason(e)));
        }
    }

    private static String reason(IOException fault) {
        return fault.getClass().getSimpleName().replaceAll("Exception$", "");
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    private static void create(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            Files.createDirectories(folder, onlyOwner(folder, "rwx------"));
        }
    }

    private static Path ownFile(Path file) throws IOException {
        if (!Files.exists(file)) {
            Files.createFile(file, onlyOwner(file, "rw-------"));
        }
        return file;
    }

    private static FileAttribute<?>[] onlyOwner(Path path, String permissions) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }

    public Path path() {
        return folder;
    }

    /** The secret that signs sessions; created once, and again if it was not written completely. */
    byte[] secret() throws IOException {
        Path file = folder.resolve("secret");
        if (!Files.exists(file) || Files.size(file) != Sessions.SECRET_BYTES) {
            byte[] secret = new byte[Sessions.SECRET_BYTES];
            new SecureRandom().nextBytes(secret);
            Files.deleteIfExists(file);
            Files.write(ownFile(file), secret);
        }
        return Files.readAllBytes(file);
    }

    /** Releases the folder. */
    @Override
    public void close() {
        try {
            lock.close();
        } catch (IOException e) {
            // The operating system releases the lock with the process.
        }
    }
}

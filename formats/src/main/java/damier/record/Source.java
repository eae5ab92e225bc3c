package damier.record;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** The source of games: a file or pasted text. */
public interface Source {
    /** The name in {@link Problem}s. */
    String name();

    InputStream open() throws IOException;

    /** Opens the companion file of that name, ignoring case. */
    Optional<InputStream> openBeside(String fileName) throws IOException;

    static Source of(Path file) {
        return new Source() {
            @Override
            public String name() {
                return file.toString();
            }

            @Override
            public InputStream open() throws IOException {
                return Files.newInputStream(file);
            }

            @Override
            public Optional<InputStream> openBeside(String fileName) throws IOException {
                Path folder = file.toAbsolutePath().getParent();
                if (folder == null) {
                    return Optional.empty();
                }
                try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
                    for (Path other : files) {
                        if (other.getFileName().toString().equalsIgnoreCase(fileName)) {
                            return Optional.of(Files.newInputStream(other));
                        }
                    }
                }
                return Optional.empty();
            }
        };
    }

    static Source of(String name, byte[] bytes) {
        return of(name, new ByteArrayInputStream(bytes));
    }

    static Source of(String name, String text) {
        return of(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /** A source that can be read once and has no companion files. */
    static Source of(String name, InputStream in) {
        return of(name, in, Map.of());
    }

    /** A source that can be read once, with its companion files. */
    static Source of(String name, InputStream in, Map<String, byte[]> beside) {
        return new Source() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public InputStream open() {
                return in;
            }

            @Override
            public Optional<InputStream> openBeside(String fileName) {
                return beside.entrySet().stream()
                        .filter(file -> file.getKey().equalsIgnoreCase(fileName))
                        .<InputStream>map(file -> new ByteArrayInputStream(file.getValue()))
                        .findFirst();
            }
        };
    }
}

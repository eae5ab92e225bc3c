package damier.lab;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads text files of the class path. */
public final class Resources {
    private Resources() {}

    /** The lines of a file, as {@link #text} finds it. */
    public static List<String> lines(Class<?> owner, String name) {
        return text(owner, name).lines().toList();
    }

    /**
     * The text of a file.
     *
     * @param owner a class in the package of the file
     * @throws IllegalArgumentException if there is no such file
     */
    public static String text(Class<?> owner, String name) {
        try (@Nullable InputStream in = owner.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalArgumentException("there is no " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package damier.app.command;

import picocli.CommandLine.IVersionProvider;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The version that the build wrote into the program. */
public final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() throws IOException {
        return new String[] {"damier " + number()};
    }

    public static String number() throws IOException {
        try (var in = Objects.requireNonNull(Version.class.getResourceAsStream("version"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        }
    }
}

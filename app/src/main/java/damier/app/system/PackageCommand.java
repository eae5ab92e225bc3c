package damier.app.system;

import damier.app.command.BadInput;
import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.app.command.Version;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Builds downloads that need no build tools. */
@Command(
        name = "package",
        header = "Build downloads that need no build tools.",
        description = {
            "",
            "One is for systems like this one and includes Java; the other runs on Windows, macOS"
                    + " and Linux with an installed Java.",
            ""
        },
        footer = {"", "Example: damier package", "         damier package --out downloads"})
public final class PackageCommand extends DamierCommand {
    private record Answer(List<Packaging.Archive> made) {}

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder for the downloads. Default: target/package of the sources")
    private @Nullable Path out;

    @Mixin private JsonOption json;

    @Override
    protected int run() throws IOException {
        Path program = programJar();
        Path folder = out == null ? usual(program) : out;
        List<Packaging.Archive> made = new ArrayList<>();
        try {
            var packaging = new Packaging(program, Version.number());
            Files.createDirectories(folder);
            add(made, packaging.image(folder));
            add(made, packaging.portable(folder));
        } catch (Packaging.Failed e) {
            err().println("package: " + e.getMessage());
            return Exit.FAILED;
        } catch (IOException e) {
            throw new BadInput("--out", folder + " cannot be written to: " + e.getMessage());
        }
        if (json.isAsked()) {
            json.print(out(), new Answer(made));
        }
        return Exit.DONE;
    }

    /**
     * The jar that runs, as the launcher builds it, with its libraries in {@code lib} beside it.
     */
    private static Path programJar() {
        try {
            Path jar =
                    Path.of(
                            PackageCommand.class
                                    .getProtectionDomain()
                                    .getCodeSource()
                                    .getLocation()
                                    .toURI());
            if (Files.isRegularFile(jar) && Files.isDirectory(jar.resolveSibling("lib"))) {
                return jar;
            }
        } catch (URISyntaxException e) {
            // Nowhere that a jar could be.
        }
        throw new BadInput(
                "package", "only the program that ./damier builds and starts can be packaged");
    }

    /** Builds lie in {@code target/run/BUILD}. */
    private static Path usual(Path program) {
        return program.resolveSibling("../../package").normalize();
    }

    private void add(List<Packaging.Archive> made, Packaging.Archive archive) {
        made.add(archive);
        if (!json.isAsked()) {
            out().println(
                            String.format(
                                    Locale.ROOT,
                                    "%s: %.1f MB, unpacked %.1f MB",
                                    archive.file(),
                                    archive.bytes() / 1e6,
                                    archive.unpackedBytes() / 1e6));
        }
    }
}

package damier.app.command;

import damier.archive.Archive;
import damier.archive.ArchiveException;
import damier.formats.Formats;
import damier.web.DataFolder;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Option;

import java.io.IOException;
import java.nio.file.Path;

/** Where games are stored, a mixin of the commands that store or read them. */
public final class DataOptions {
    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Data folder. Default: that of the system, see damier doctor")
    private @Nullable Path data;

    @Option(
            names = "--database",
            paramLabel = "JDBC-URL",
            description =
                    "Database for games, if not in the data folder, such as"
                            + " jdbc:postgresql://HOST/NAME?user=U.")
    private @Nullable String database;

    public Path folder() {
        return data == null ? DataFolder.usual() : data;
    }

    public @Nullable String database() {
        return database;
    }

    public Archive open(Formats formats) {
        Path folder = folder();
        try {
            return database == null
                    ? Archive.open(DataFolder.archive(folder), formats)
                    : Archive.open(database, formats);
        } catch (ArchiveException e) {
            throw new BadInput("archive", e);
        } catch (IOException e) {
            throw new BadInput("--data", folder + " cannot be used: " + e.getMessage());
        }
    }
}

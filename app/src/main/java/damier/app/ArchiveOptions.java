package damier.app;

import damier.archive.Archive;
import damier.archive.ArchiveException;
import damier.formats.Formats;
import damier.web.DataFolder;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Option;

import java.io.IOException;
import java.nio.file.Path;

/** Where the archive is: the same options in every command that uses it, to be mixed in. */
final class ArchiveOptions {
    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "The data folder; the web board's if not given.")
    private @Nullable Path data;

    @Option(
            names = "--database",
            paramLabel = "JDBC-URL",
            description = "The database, if it is not in the data folder.")
    private @Nullable String database;

    Archive open(Formats formats) {
        Path folder = data == null ? DataFolder.usual() : data;
        try {
            return database == null
                    ? Archive.open(DataFolder.archive(folder), formats)
                    : Archive.open(database, formats);
        } catch (ArchiveException e) {
            throw new BadInput("archive", String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw new BadInput("--data", folder + " cannot be used: " + e.getMessage());
        }
    }
}

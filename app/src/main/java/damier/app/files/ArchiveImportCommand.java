package damier.app.files;

import damier.app.command.BadInput;
import damier.app.command.DamierCommand;
import damier.app.command.DataOptions;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.app.console.CtrlC;
import damier.app.console.Progress;
import damier.archive.Archive;
import damier.archive.Archive.Imported;
import damier.core.GameDefinition;
import damier.formats.Formats;
import damier.games.Games;
import damier.record.GameFormat;
import damier.record.Problem;
import damier.record.Source;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;

/** Adds the games of files to the archive. */
@Command(
        name = "import",
        header = "Add the games of files to the archive.",
        description = {
            "",
            "Games that are already in the archive are skipped: an interrupted import is resumed by"
                    + " running it again. Problems are reported on standard error.",
            ""
        },
        footer = {"", "Example: damier archive import games.pdn --game international"})
final class ArchiveImportCommand extends DamierCommand {
    private record Answer(long read, long added, long problems) {}

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "Files of games; the formats follow from their names.")
    private List<Path> files;

    @Option(
            names = "--from",
            paramLabel = "FORMAT",
            description = "Format of the files. Default: that of their names")
    private @Nullable String from;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description =
                    "Game of records that do not name theirs. Default: guessed from the moves")
    private @Nullable String game;

    @Mixin private DataOptions options;
    @Mixin private JsonOption json;

    private volatile Imported before = new Imported(0, 0, 0);
    private volatile Imported current = new Imported(0, 0, 0);
    private volatile boolean stopped;

    @Override
    protected int run() {
        Games games = program().games();
        Formats formats = new Formats(games);
        List<GameFormat> readers = files.stream().map(file -> format(formats, file)).toList();
        GameDefinition expected = game == null ? null : program().game(game);
        long began = System.nanoTime();
        try (Archive archive = options.open(formats);
                var _ = new CtrlC(() -> stopped = true);
                var _ = new Progress(err(), () -> progress(began))) {
            for (int i = 0; i < readers.size(); i++) {
                add(archive, readers.get(i), files.get(i), expected);
            }
        } catch (CancellationException e) {
            err().println("stopped; run the same command to resume");
        }
        print();
        if (stopped) {
            return Exit.INTERRUPTED;
        }
        return total().read() == 0 && total().problems() > 0 ? Exit.FAILED : Exit.DONE;
    }

    private GameFormat format(Formats formats, Path file) {
        InputFile.check(file);
        return ConvertCommand.format(formats, "--from", from, file);
    }

    private void add(
            Archive archive, GameFormat format, Path file, @Nullable GameDefinition expected) {
        try {
            current = archive.importFrom(format, Source.of(file), expected, new Listener());
        } catch (IOException e) {
            throw new BadInput(file.toString(), e);
        }
        before = total();
        current = new Imported(0, 0, 0);
    }

    private final class Listener implements Archive.ImportListener {
        @Override
        public void progress(Imported soFar) {
            current = soFar;
            if (stopped) {
                throw new CancellationException();
            }
        }

        @Override
        public void problem(Problem problem) {
            err().println(problem);
        }
    }

    private Imported total() {
        return new Imported(
                before.read() + current.read(),
                before.added() + current.added(),
                before.problems() + current.problems());
    }

    private String progress(long began) {
        double seconds = (System.nanoTime() - began) / 1e9;
        return "%d games read, %d added, %.0f a second"
                .formatted(total().read(), total().added(), total().read() / seconds);
    }

    private void print() {
        Imported total = total();
        if (json.isAsked()) {
            json.print(out(), new Answer(total.read(), total.added(), total.problems()));
        } else {
            out().printf(
                            "%d games read, %d added, %d problems%n",
                            total.read(), total.added(), total.problems());
        }
    }
}

package damier.app.files;

import damier.app.command.BadInput;
import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.core.GameDefinition;
import damier.formats.Formats;
import damier.games.Games;
import damier.record.GameFormat;
import damier.record.GameListener;
import damier.record.GameWriter;
import damier.record.Problem;
import damier.record.Replacement;
import damier.record.Sink;
import damier.record.Source;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Objects;
import java.util.stream.Collectors;

/** Converts files of games. */
@Command(
        name = "convert",
        header = "Convert files of games between formats, which follow from the file names.",
        description = {
            "Problems are reported on standard error, and everything else is converted.",
            "OUT is replaced only after everything has been written."
        },
        footer = {
            "",
            "Example: damier convert games.pdn clean.pdn --game italian",
            "         damier convert games.ggf - --to transcript"
        })
public final class ConvertCommand extends DamierCommand {
    private record Answer(String from, String to, long read, long written, long problems) {}

    /** Names standard input or standard output in place of a file. */
    private static final String STANDARD = "-";

    @Parameters(paramLabel = "IN", description = "File to read; - for standard input.")
    private Path in;

    @Parameters(
            paramLabel = "OUT",
            description = "File to write, which may be IN; - for standard output.")
    private Path out;

    @Option(
            names = "--from",
            paramLabel = "FORMAT",
            description = "Format of IN. Default: that of its name")
    private @Nullable String from;

    @Option(
            names = "--to",
            paramLabel = "FORMAT",
            description = "Format of OUT. Default: that of its name")
    private @Nullable String to;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description =
                    "Game of records that do not name theirs. Default: guessed from the moves")
    private @Nullable String game;

    @Mixin private JsonOption json;

    @Override
    protected int run() {
        Games games = program().games();
        Formats formats = new Formats(games);
        GameFormat reader = format(formats, "--from", from, in);
        GameFormat writer = format(formats, "--to", to, out);
        GameDefinition expected = game == null ? null : program().game(game);
        Conversion conversion = new Conversion();
        convert(reader, writer, expected, conversion);
        PrintWriter counts = isStandard(out) ? err() : out();
        if (json.isAsked()) {
            json.print(
                    counts,
                    new Answer(
                            reader.name(),
                            writer.name(),
                            conversion.read,
                            conversion.written,
                            conversion.problems));
        } else {
            counts.printf(
                    "%d games read, %d written, %d problems%n",
                    conversion.read, conversion.written, conversion.problems);
        }
        return conversion.hasFailed() ? Exit.FAILED : Exit.DONE;
    }

    private static boolean isStandard(Path file) {
        return file.toString().equals(STANDARD);
    }

    private void convert(
            GameFormat reader,
            GameFormat writer,
            @Nullable GameDefinition expected,
            Conversion conversion) {
        if (!isStandard(in)) {
            InputFile.check(in);
        }
        try {
            if (isStandard(out)) {
                convert(reader, writer, expected, conversion, standardOutput(writer));
                if (System.out.checkError()) {
                    throw new IOException("it cannot be written");
                }
            } else {
                replace(reader, writer, expected, conversion);
            }
        } catch (IOException fault) {
            throw new BadInput(in + " to " + out, describe(fault));
        } catch (IllegalArgumentException fault) {
            throw new BadInput("game", fault);
        }
    }

    private static String describe(IOException fault) {
        return switch (fault) {
            case NoSuchFileException _ -> "there is no such folder";
            case AccessDeniedException _ -> "access is denied";
            default -> String.valueOf(fault.getMessage());
        };
    }

    private Sink standardOutput(GameFormat writer) {
        if (writer.isManyFiles()) {
            throw new BadInput(
                    "OUT", writer.name() + " consists of several files and needs a file name");
        }
        return Sink.of(
                new FilterOutputStream(System.out) {
                    @Override
                    public void write(byte[] bytes, int start, int length) throws IOException {
                        out.write(bytes, start, length);
                    }

                    @Override
                    public void close() throws IOException {
                        flush();
                    }
                });
    }

    /** Replaces OUT only after everything is written, and only if something was converted. */
    private void replace(
            GameFormat reader,
            GameFormat writer,
            @Nullable GameDefinition expected,
            Conversion conversion)
            throws IOException {
        boolean inPlace = !isStandard(in) && Files.exists(out) && Files.isSameFile(in, out);
        try (Replacement files = new Replacement(out)) {
            convert(reader, writer, expected, conversion, files);
            if (conversion.hasFailed()) {
                return;
            }
            if (inPlace && conversion.problems > 0) {
                Path before = out.resolveSibling(out.getFileName() + "~");
                Files.copy(in, before, StandardCopyOption.REPLACE_EXISTING);
                err().println(out + ": there were problems; the original is kept as " + before);
            }
            files.commit();
        }
    }

    private void convert(
            GameFormat reader,
            GameFormat writer,
            @Nullable GameDefinition expected,
            Conversion conversion,
            Sink sink)
            throws IOException {
        try (GameWriter writing = writer.write(sink)) {
            conversion.writing = writing;
            Source source = isStandard(in) ? Source.of("standard input", System.in) : Source.of(in);
            reader.read(source, expected, conversion);
        }
    }

    /** The format that an option names; without one, that of the file name. */
    static GameFormat format(Formats formats, String option, @Nullable String name, Path file) {
        if (name != null) {
            return BadInput.ifInvalid(option, () -> formats.byName(name));
        }
        if (isStandard(file)) {
            throw new BadInput(option, "is required for - (" + names(formats) + ")");
        }
        return formats.byFileName(String.valueOf(file.getFileName()))
                .orElseThrow(() -> new BadInput(file.toString(), unknown(formats, option)));
    }

    private static String unknown(Formats formats, String option) {
        String known =
                formats.all().stream()
                        .flatMap(format -> format.extensions().stream())
                        .map(extension -> "." + extension)
                        .collect(Collectors.joining(", "));
        return "unknown file extension; known are %s, or use %s (%s)"
                .formatted(known, option, names(formats));
    }

    private static String names(Formats formats) {
        return formats.all().stream().map(GameFormat::name).collect(Collectors.joining(", "));
    }

    /** Writes each game that is read, and counts games and problems. */
    private final class Conversion implements GameListener {
        private @Nullable GameWriter writing;
        private long read;
        private long written;
        private long problems;

        /** Whether nothing could be converted. */
        boolean hasFailed() {
            return written == 0 && problems > 0;
        }

        @Override
        public void game(WrittenGame record) throws IOException {
            read++;
            try {
                Objects.requireNonNull(writing).write(record);
                written++;
            } catch (UnwritableGame fault) {
                problem(new Problem(out.toString(), read, 1, String.valueOf(fault.getMessage())));
            }
        }

        @Override
        public void problem(Problem problem) {
            problems++;
            err().println(problem);
        }
    }
}

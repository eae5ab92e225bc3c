package damier.app;

import damier.core.GameKind;
import damier.formats.Formats;
import damier.games.Games;
import damier.record.GameFormat;
import damier.record.GameListener;
import damier.record.GameWriter;
import damier.record.Problem;
import damier.record.Sink;
import damier.record.Source;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** Converts files of games. */
@Command(
        name = "convert",
        header = "Converts games from one format to another, by the names of the files.",
        description = {
            "What cannot be understood is reported on standard error, and the rest is converted."
        },
        footer = {"", "Example: damier convert games.pdn clean.pdn --game italian"})
final class ConvertCommand extends DamierCommand {
    private record Answer(String from, String to, long read, long written, long problems) {}

    @Parameters(paramLabel = "IN", description = "The file to read.")
    private Path in;

    @Parameters(paramLabel = "OUT", description = "The file to write.")
    private Path out;

    @Option(names = "--from", paramLabel = "FORMAT", description = "What IN is.")
    private @Nullable String from;

    @Option(names = "--to", paramLabel = "FORMAT", description = "What OUT shall be.")
    private @Nullable String to;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "What the games are that do not say so; guessed if not given.")
    private @Nullable String game;

    @Mixin private JsonOption json;

    @Override
    protected int run() {
        Games games = new Games();
        Formats formats = new Formats(games);
        GameFormat reader = format(formats, "--from", from, in);
        GameFormat writer = format(formats, "--to", to, out);
        GameKind<?> expected = expected(games);
        Conversion conversion = new Conversion();
        convert(reader, writer, expected, conversion);
        if (json.isAsked()) {
            json.print(
                    out(),
                    new Answer(
                            reader.name(),
                            writer.name(),
                            conversion.read,
                            conversion.written,
                            conversion.problems));
        } else {
            out().printf(
                            "%d games read, %d written, %d problems%n",
                            conversion.read, conversion.written, conversion.problems);
        }
        boolean failed = conversion.written == 0 && conversion.problems > 0;
        return failed ? Exit.FAILED : Exit.DONE;
    }

    private void convert(
            GameFormat reader,
            GameFormat writer,
            @Nullable GameKind<?> expected,
            Conversion conversion) {
        checkFiles();
        try (GameWriter writing = writer.write(Sink.of(out))) {
            conversion.writing = writing;
            reader.read(Source.of(in), expected, conversion);
        } catch (IOException fault) {
            throw new BadInput(in + " to " + out, fault.toString());
        } catch (IllegalArgumentException fault) {
            throw new BadInput("--game", String.valueOf(fault.getMessage()));
        }
    }

    private void checkFiles() {
        if (!Files.isRegularFile(in) || !Files.isReadable(in)) {
            throw new BadInput(in.toString(), "is no file that can be read");
        }
        try {
            if (Files.exists(out) && Files.isSameFile(in, out)) {
                throw new BadInput(out.toString(), "is the file that is read");
            }
        } catch (IOException fault) {
            throw new BadInput(out.toString(), String.valueOf(fault.getMessage()));
        }
    }

    private static GameFormat format(
            Formats formats, String option, @Nullable String name, Path file) {
        if (name != null) {
            try {
                return formats.byName(name);
            } catch (IllegalArgumentException fault) {
                throw new BadInput(option, String.valueOf(fault.getMessage()));
            }
        }
        return formats.byFileName(String.valueOf(file.getFileName()))
                .orElseThrow(() -> new BadInput(file.toString(), unknown(formats, option)));
    }

    private static String unknown(Formats formats, String option) {
        List<GameFormat> all = formats.all();
        String known =
                all.stream()
                        .flatMap(format -> format.extensions().stream())
                        .map(extension -> "." + extension)
                        .collect(Collectors.joining(", "));
        String names = all.stream().map(GameFormat::name).collect(Collectors.joining(", "));
        return "no format ends like this; known are %s, or say %s (%s)"
                .formatted(known, option, names);
    }

    private @Nullable GameKind<?> expected(Games games) {
        String id = game;
        if (id == null) {
            return null;
        }
        try {
            return games.byId(id);
        } catch (IllegalArgumentException fault) {
            throw new BadInput("--game", String.valueOf(fault.getMessage()));
        }
    }

    /** Writes what is read, and counts. */
    private final class Conversion implements GameListener {
        private @Nullable GameWriter writing;
        private long read;
        private long written;
        private long problems;

        @Override
        public void game(WrittenGame<?> record) throws IOException {
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

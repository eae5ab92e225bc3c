package damier.app.analysis;

import damier.app.command.BadInput;
import damier.app.command.Program;
import damier.core.GameDefinition;
import damier.formats.Recognised;
import damier.formats.Recogniser;
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

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A file of a few games that a command reads whole; {@code -} is standard input. */
final class GameFile {
    private final Program program;
    private final Path file;

    GameFile(Program program, Path file) {
        this.program = program;
        this.file = file;
    }

    /**
     * Reads its games and prints the problems in them.
     *
     * @param expected the game of records that do not name theirs
     */
    List<WrittenGame> read(GameDefinition expected, PrintWriter problems) {
        List<WrittenGame> games = new ArrayList<>();
        try {
            if (file.toString().equals("-")) {
                String text = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
                Optional<Recognised> recognised =
                        new Recogniser(program.games()).recognise(text, expected);
                if (recognised.isPresent()
                        && recognised.get() instanceof Recognised.Played played) {
                    played.problems().forEach(problems::println);
                    games.addAll(played.games());
                }
            } else {
                format(program, file).read(Source.of(file), expected, collector(games, problems));
            }
        } catch (NoSuchFileException e) {
            throw new BadInput(file.toString(), "there is no such file");
        } catch (IOException e) {
            throw new BadInput(file.toString(), e);
        }
        if (games.isEmpty()) {
            throw new BadInput(file.toString(), "contains no games");
        }
        return games;
    }

    private static GameListener collector(List<WrittenGame> games, PrintWriter problems) {
        return new GameListener() {
            @Override
            public void game(WrittenGame game) {
                games.add(game);
            }

            @Override
            public void problem(Problem problem) {
                problems.println(problem);
            }
        };
    }

    private static GameFormat format(Program program, Path path) {
        return program.formats()
                .byFileName(String.valueOf(path.getFileName()))
                .orElseThrow(() -> new BadInput(path.toString(), "unknown file extension"));
    }

    /** Writes games to a file or, without one, to {@code out}. */
    static void write(
            Program program, List<WrittenGame> games, @Nullable Path file, PrintWriter out) {
        try {
            if (file == null) {
                out.print(program.formats().holding(games.getFirst().kind()).text(games));
                return;
            }
            try (Replacement files = new Replacement(file)) {
                write(games, format(program, file), files);
                files.commit();
            }
        } catch (IOException | UnwritableGame e) {
            throw new BadInput("--out", e);
        }
    }

    private static void write(List<WrittenGame> games, GameFormat format, Sink sink)
            throws IOException, UnwritableGame {
        try (GameWriter writer = format.write(sink)) {
            for (WrittenGame game : games) {
                writer.write(game);
            }
        }
    }
}

package damier.lab;

import static java.util.stream.Collectors.toSet;

import damier.core.GameDefinition;
import damier.record.Replacement;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A match or a tournament on disk: its settings and every finished game, written as soon as it is
 * over. After a crash the match can be resumed without losing or repeating a game: a game counts
 * once its line break in {@code games.tsv} is written, which happens last.
 */
public final class MatchFolder implements AutoCloseable {
    /** The kind of contest in a folder; the settings file has the same name. */
    public enum Kind {
        MATCH,
        TOURNAMENT;

        /** The name of the command. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The command that resumes the contest of a folder. */
        public String resumeCommand(Path folder) {
            return Launch.command(word() + " --resume " + folder);
        }

        private Path settings(Path folder) {
            return folder.resolve(word() + ".txt");
        }
    }

    static final String MOVES = "moves.csv";

    private static final String GAMES = "games.tsv";

    private final Path folder;
    private final Kind kind;
    private final GrowingFile games;

    /** The game files, once the game is known. */
    private @Nullable GameFiles files;

    private MatchFolder(Path folder, Kind kind, GrowingFile games) {
        this.folder = folder;
        this.kind = kind;
        this.games = games;
    }

    /**
     * Creates a match in a new or empty folder.
     *
     * @throws BadFolder if the folder is not empty
     */
    public static MatchFolder create(Path folder, Kind kind, Map<String, String> settings)
            throws IOException {
        Files.createDirectories(folder);
        for (Kind there : Kind.values()) {
            if (Files.exists(there.settings(folder))) {
                throw new BadFolder(
                        "%s already holds a %s; %s resumes it"
                                .formatted(folder, there.word(), there.resumeCommand(folder)));
            }
        }
        MatchFolder created = open(folder, kind);
        created.keep(settings);
        return created;
    }

    /** Writes the settings of a new or extended match. */
    public void keep(Map<String, String> settings) throws IOException {
        StringBuilder lines = new StringBuilder();
        settings.forEach((name, value) -> lines.append(name + " " + value + "\n"));
        Replacement.write(kind.settings(folder), lines.toString());
    }

    /**
     * Resumes a match.
     *
     * @throws BadFolder if there is none, or another program plays it
     */
    public static MatchFolder resume(Path folder, Kind kind) throws IOException {
        if (!Files.isRegularFile(kind.settings(folder))) {
            throw new BadFolder(folder + " holds no " + kind.word());
        }
        return open(folder, kind);
    }

    private static MatchFolder open(Path folder, Kind kind) throws IOException {
        var games = new GrowingFile(folder.resolve(GAMES));
        if (!games.lock()) {
            games.close();
            throw new BadFolder(folder + ": this " + kind.word() + " is being played already");
        }
        return new MatchFolder(folder, kind, games);
    }

    /** The kind of contest in a folder, if there is one. */
    public static Optional<Kind> kindIn(Path folder) {
        return Arrays.stream(Kind.values())
                .filter(kind -> Files.isRegularFile(kind.settings(folder)))
                .findFirst();
    }

    public Path path() {
        return folder;
    }

    public Kind kind() {
        return kind;
    }

    public Map<String, String> settings() throws IOException {
        Map<String, String> settings = new LinkedHashMap<>();
        Path file = kind.settings(folder);
        List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            int space = line.indexOf(' ');
            if (space < 0) {
                throw new BadFolder("%s, line %d: a name without a value".formatted(file, i + 1));
            }
            settings.put(line.substring(0, space), line.substring(space + 1));
        }
        return settings;
    }

    /** The finished games; an incomplete last line is removed. */
    public List<GameLine> games() throws IOException {
        List<String> rows = games.completeLines();
        List<GameLine> lines = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            try {
                lines.add(GameLine.parse(rows.get(i)));
            } catch (IllegalArgumentException e) {
                throw new BadFolder(
                        "%s, line %d: not a game of a match: %s"
                                .formatted(games.path(), i + 1, e.getMessage()));
            }
        }
        return lines;
    }

    /**
     * Adds the finished games to a match or a tournament.
     *
     * @throws BadFolder if they were played by other players or from other openings
     */
    public void resume(Tournament tournament) throws IOException {
        TournamentSetup setup = tournament.setup();
        for (GameLine line : games()) {
            Fixture fixture = setup.schedule().fixture(line.number());
            if (!line.hasPlayers(fixture, setup.names())) {
                throw new BadFolder(
                        "%s: game %d was played by others".formatted(folder, line.number()));
            }
            if (!line.hasOpening(setup.openings().opening(fixture.opening()))) {
                throw new BadFolder(
                        "%s: the opening of game %d is no longer what it was"
                                .formatted(folder, line.number()));
            }
            tournament.resume(line.number(), line.result(), line.reason());
        }
        files(setup.kind());
    }

    /**
     * Adds a finished game.
     *
     * @param players the names of the players, by index
     */
    public void add(GameRecord record, List<String> players) throws IOException {
        files(record.game().kind()).add(record, players);
        games.append(GameLine.format(record, players) + "\n");
    }

    private GameFiles files(GameDefinition game) throws IOException {
        GameFiles open = files;
        if (open == null) {
            Set<Integer> kept = games().stream().map(GameLine::number).collect(toSet());
            open = new GameFiles(folder, game, kept);
            files = open;
        }
        return open;
    }

    @Override
    public void close() throws IOException {
        try (games) {
            if (files != null) {
                files.close();
            }
        }
    }
}

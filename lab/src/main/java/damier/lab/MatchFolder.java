package damier.lab;

import static java.nio.charset.StandardCharsets.UTF_8;

import damier.core.Game;
import damier.core.Notation;
import damier.core.Position;
import damier.core.Result;
import damier.core.Side;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A match on disk: its settings, and a line for every game that is over, written as soon as it is
 * over. Whatever ends the program, the match can go on without losing or repeating a game: a line
 * counts once its end is written.
 *
 * <p>The columns of a line are number, opening, White, Black, result, reason, how many moves were
 * given, the start position (empty where it is the game's), the moves, and what is to be said of a
 * fault.
 */
public final class MatchFolder implements AutoCloseable {
    private static final String SETTINGS = "match.txt";
    private static final String GAMES = "games.tsv";
    private static final int COLUMNS = 10;

    private final Path folder;
    private final FileChannel games;

    private MatchFolder(Path folder, FileChannel games) {
        this.folder = folder;
        this.games = games;
    }

    /** A folder that a match cannot use; the message is one line that says why. */
    public static final class Unusable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unusable(String message) {
            super(message);
        }
    }

    /** A game as its line tells it. */
    public record Line(
            int number,
            Result result,
            Reason reason,
            int openingPlies,
            String start,
            List<String> moves) {
        /** Whether the game began with this opening. */
        <P extends Position> boolean hasOpening(Game<P> opening) {
            return opening.ply() == openingPlies
                    && startText(opening).equals(start)
                    && texts(opening).equals(moves.subList(0, openingPlies));
        }
    }

    /**
     * Begins a match in a new or empty folder.
     *
     * @throws Unusable if a match is there already
     */
    public static MatchFolder create(Path folder, Map<String, String> settings) throws IOException {
        Files.createDirectories(folder);
        if (Files.exists(folder.resolve(SETTINGS))) {
            throw new Unusable(
                    folder + " holds a match already; --resume " + folder + " goes on with it");
        }
        MatchFolder created = open(folder);
        // Written apart and moved, so that no folder ever holds half of its settings.
        Path draft = folder.resolve(SETTINGS + ".new");
        List<String> lines = new ArrayList<>();
        settings.forEach((name, value) -> lines.add(name + " " + value));
        Files.write(draft, lines);
        Files.move(draft, folder.resolve(SETTINGS), StandardCopyOption.ATOMIC_MOVE);
        return created;
    }

    /**
     * Goes on with a match.
     *
     * @throws Unusable if there is none, or another program plays it
     */
    public static MatchFolder resume(Path folder) throws IOException {
        if (!Files.isRegularFile(folder.resolve(SETTINGS))) {
            throw new Unusable(folder + " holds no match");
        }
        return open(folder);
    }

    private static MatchFolder open(Path folder) throws IOException {
        FileChannel games =
                FileChannel.open(
                        folder.resolve(GAMES), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            @Nullable FileLock lock = games.tryLock();
            if (lock != null) {
                return new MatchFolder(folder, games);
            }
        } catch (OverlappingFileLockException e) {
            // The same fault as a lock of another program.
        }
        games.close();
        throw new Unusable(folder + ": this match is being played already");
    }

    public Path path() {
        return folder;
    }

    public Map<String, String> settings() throws IOException {
        Map<String, String> settings = new LinkedHashMap<>();
        for (String line : Files.readAllLines(folder.resolve(SETTINGS))) {
            int space = line.indexOf(' ');
            settings.put(line.substring(0, space), line.substring(space + 1));
        }
        return settings;
    }

    /** The games that are over; a last line that was only begun is removed. */
    public List<Line> games() throws IOException {
        Path file = folder.resolve(GAMES);
        String text = Files.readString(file);
        int end = text.lastIndexOf('\n') + 1;
        games.truncate(text.substring(0, end).getBytes(UTF_8).length);
        List<Line> lines = new ArrayList<>();
        List<String> rows = text.substring(0, end).lines().toList();
        for (int i = 0; i < rows.size(); i++) {
            lines.add(line(rows.get(i), file + ", line " + (i + 1)));
        }
        return lines;
    }

    /**
     * Lets a match go on behind the games that are over.
     *
     * @throws Unusable if they began with other openings than the match has now
     */
    public <P extends Position> void resume(Match<P> match, Openings<P> openings)
            throws IOException {
        for (Line line : games()) {
            if (!line.hasOpening(openings.opening(GameRecord.pair(line.number())))) {
                throw new Unusable(
                        "%s: the opening of game %d is no longer what it was"
                                .formatted(folder, line.number()));
            }
            match.resume(line.number(), line.result(), line.reason());
        }
    }

    private static Line line(String row, String place) {
        String[] columns = row.split("\t", -1);
        try {
            if (columns.length != COLUMNS) {
                throw new IllegalArgumentException(columns.length + " columns");
            }
            String moves = columns[8];
            return new Line(
                    Integer.parseInt(columns[0]),
                    result(columns[4]),
                    Reason.named(columns[5])
                            .orElseThrow(
                                    () ->
                                            new IllegalArgumentException(
                                                    "unknown reason " + columns[5])),
                    Integer.parseInt(columns[6]),
                    columns[7],
                    moves.isEmpty() ? List.of() : List.of(moves.split(" ", -1)));
        } catch (IllegalArgumentException e) {
            throw new Unusable(place + ": not a game of a match: " + e.getMessage());
        }
    }

    /** Adds a game that is over. */
    public <P extends Position> void add(
            GameRecord<P> record, String firstPlayer, String secondPlayer) throws IOException {
        boolean firstIsWhite = GameRecord.firstPlayersSide(record.number()) == Side.WHITE;
        Game<P> game = record.game();
        String row =
                String.join(
                        "\t",
                        Integer.toString(record.number()),
                        Integer.toString(GameRecord.pair(record.number())),
                        firstIsWhite ? firstPlayer : secondPlayer,
                        firstIsWhite ? secondPlayer : firstPlayer,
                        word(record.result()),
                        record.reason().word(),
                        Integer.toString(record.openingPlies()),
                        startText(game),
                        String.join(" ", texts(game)),
                        record.detail().replaceAll("\\s+", " "));
        ByteBuffer bytes = ByteBuffer.wrap((row + "\n").getBytes(UTF_8));
        games.position(games.size());
        while (bytes.hasRemaining()) {
            games.write(bytes);
        }
    }

    private static <P extends Position> String startText(Game<P> game) {
        Notation<P> notation = game.kind().notation();
        String start = notation.format(game.start());
        return start.equals(notation.format(game.kind().rules().newPosition())) ? "" : start;
    }

    private static <P extends Position> List<String> texts(Game<P> game) {
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < game.ply(); i++) {
            moves.add(game.kind().notation().format(game.position(i), game.move(i)));
        }
        return moves;
    }

    private static String word(Result result) {
        return switch (result) {
            case WHITE_WINS -> "white";
            case BLACK_WINS -> "black";
            case DRAW -> "draw";
        };
    }

    private static Result result(String word) {
        return switch (word) {
            case "white" -> Result.WHITE_WINS;
            case "black" -> Result.BLACK_WINS;
            case "draw" -> Result.DRAW;
            default -> throw new IllegalArgumentException("unknown result " + word);
        };
    }

    @Override
    public void close() throws IOException {
        games.close();
    }
}

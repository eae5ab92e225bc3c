package damier.formats.othello;

import damier.core.GameDefinition;
import damier.core.MoveList;
import damier.othello.OthelloSquares;
import damier.record.GameFormat;
import damier.record.GameListener;
import damier.record.GameWriter;
import damier.record.MoveNode;
import damier.record.Problem;
import damier.record.Sink;
import damier.record.Source;
import damier.record.Tags;
import damier.record.WrittenGame;

import org.jspecify.annotations.Nullable;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

/**
 * The binary files of the WTHOR collection: the games of a year in a {@code .wtb} file, the names
 * of players and tournaments beside it in {@code .JOU} and {@code .TRN} files.
 */
public final class WthorFormat implements GameFormat {
    static final String NAME = "wthor";
    static final String PLAYERS = ".JOU";
    static final String TOURNAMENTS = ".TRN";

    /** The names of the name files that serve many files of games. */
    private static final List<String> SHARED = List.of("WTHOR", "WTH");

    private static final int SOLITAIRES = 1;
    private static final int BOARD = 8;
    private static final int HALF = 32;

    private final GameDefinition kind;
    private final Clock clock;

    /**
     * @param clock the current day, which is written into files
     */
    public WthorFormat(GameDefinition kind, Clock clock) {
        this.kind = kind;
        this.clock = clock;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public List<String> extensions() {
        return List.of("wtb");
    }

    @Override
    public List<String> companions() {
        return List.of("jou", "trn");
    }

    @Override
    public boolean isManyFiles() {
        return true;
    }

    @Override
    public void read(Source source, @Nullable GameDefinition expected, GameListener listener)
            throws IOException {
        try (InputStream in = source.open()) {
            WthorReader reader = new WthorReader(in);
            Optional<String> fault = fault(reader.header());
            if (fault.isPresent()) {
                listener.problem(new Problem(source.name(), 1, 1, fault.get()));
                return;
            }
            Reading reading =
                    new Reading(
                            kind,
                            source.name(),
                            reader,
                            names(source, PLAYERS, WthorNames.PLAYER),
                            names(source, TOURNAMENTS, WthorNames.TOURNAMENT),
                            listener);
            while (reader.next()) {
                reading.game();
            }
            reading.end();
        } catch (EOFException tooShort) {
            listener.problem(
                    new Problem(source.name(), 1, 1, String.valueOf(tooShort.getMessage())));
        }
    }

    private static Optional<String> fault(WthorHeader header) {
        if (header.boardSize() != BOARD && header.boardSize() != 0) {
            return Optional.of("a board of size %d, not 8".formatted(header.boardSize()));
        }
        return header.kind() == SOLITAIRES
                ? Optional.of("a file of solitaires, which are no games")
                : Optional.empty();
    }

    private static WthorNames names(Source source, String extension, int width) throws IOException {
        String file = source.name().replaceFirst(".*[/\\\\]", "");
        String own = file.replaceFirst("\\.[^.]*$", "");
        for (String name : List.of(own, SHARED.getFirst(), SHARED.getLast())) {
            Optional<InputStream> beside = source.openBeside(name + extension);
            if (beside.isPresent()) {
                try (InputStream in = beside.get()) {
                    return WthorNames.read(in, width);
                }
            }
        }
        return new WthorNames(width);
    }

    @Override
    public GameWriter write(Sink sink) {
        return new WthorWriter(sink, clock);
    }

    /** The reading of one file. */
    private record Reading(
            GameDefinition kind,
            String source,
            WthorReader reader,
            WthorNames players,
            WthorNames tournaments,
            GameListener listener) {
        void game() throws IOException {
            WrittenGame game = new WrittenGame(kind);
            game.tags().put(Tags.EVENT, name(tournaments, reader.tournament()));
            int year = reader.header().year();
            if (year != 0) {
                game.tags().put(Tags.DATE, "%04d.??.??".formatted(year));
            }
            game.tags().put(Tags.BLACK, name(players, reader.black()));
            game.tags().put(Tags.WHITE, name(players, reader.white()));
            putScore(game, OthelloGames.SCORE, reader.blackDiscs());
            putScore(game, OthelloGames.THEORETICAL_SCORE, reader.theoreticalDiscs());
            game.setResult(OthelloGames.result(reader.blackDiscs() - HALF));
            int unplayed = reader.replay();
            if (unplayed > 0) {
                report(game, unplayed);
            }
            MoveList moves = reader.moves();
            MoveNode at = game.root();
            for (int index = 0; index < moves.size(); index++) {
                at = at.add(moves.get(index));
            }
            listener.game(game);
        }

        private void report(WrittenGame game, int unplayed) throws IOException {
            int code = reader.written(unplayed);
            listener.problem(
                    new Problem(
                            source,
                            reader.count(),
                            WthorReader.GAME - unplayed + 1,
                            "%s - %s: %s; the game is kept up to there"
                                    .formatted(
                                            game.tag(Tags.BLACK),
                                            game.tag(Tags.WHITE),
                                            fault(code))));
        }

        private String fault(int code) {
            return WthorReader.square(code) < 0
                    ? "%d is not a square".formatted(code)
                    : OthelloGames.fault(
                            kind, reader.position(), OthelloSquares.name(WthorReader.square(code)));
        }

        void end() throws IOException {
            int wanted = reader.header().games();
            if (reader.left() > 0) {
                listener.problem(
                        new Problem(
                                source,
                                reader.count() + 1L,
                                1,
                                "the file ends within a game, after %d of %d bytes"
                                        .formatted(reader.left(), WthorReader.GAME)));
            }
            if (wanted != reader.count()) {
                String what =
                        "the header speaks of %d games, here are %d"
                                .formatted(Integer.toUnsignedLong(wanted), reader.count());
                listener.problem(new Problem(source, 1, 1, what));
            }
        }

        private static void putScore(WrittenGame game, String tag, int blackDiscs) {
            int difference = 2 * (blackDiscs - HALF);
            game.tags().put(tag, OthelloGames.scoreText(difference));
        }

        private static String name(WthorNames names, int number) {
            return names.name(number).orElseGet(() -> "#" + number);
        }
    }
}

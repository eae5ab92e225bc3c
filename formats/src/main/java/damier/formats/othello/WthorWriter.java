package damier.formats.othello;

import damier.othello.OthelloRules;
import damier.record.GameWriter;
import damier.record.MoveNode;
import damier.record.Sink;
import damier.record.Tags;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * Writes a file of games and, beside it, the two files of names. The header contains the number of
 * games, so all games are kept in memory until the end, 68 bytes each.
 */
final class WthorWriter implements GameWriter {
    private static final String FORMAT = "WTHOR";
    private static final int MAX_GAMES = Integer.MAX_VALUE / WthorReader.GAME - 1;
    private static final int BOARD = 8;
    private static final int HALF = 32;
    private static final int YEAR_DIGITS = 4;

    /** The theoretical score is not computed: it comes from a tag or from the board. */
    private static final int DEPTH = 0;

    private final Sink sink;
    private final Clock clock;
    private final ByteArrayOutputStream games = new ByteArrayOutputStream();
    private final WthorNames players = new WthorNames(WthorNames.PLAYER);
    private final WthorNames tournaments = new WthorNames(WthorNames.TOURNAMENT);
    private int count;
    private int year;

    WthorWriter(Sink sink, Clock clock) {
        this.sink = sink;
        this.clock = clock;
        players.number(WthorNames.UNKNOWN);
        tournaments.number(WthorNames.UNKNOWN);
    }

    @Override
    public void write(WrittenGame game) throws UnwritableGame {
        OthelloGames.requireOthello(game, FORMAT);
        OthelloGames.requireUsualStart(game, FORMAT);
        List<MoveNode> moves = OthelloGames.moves(game, FORMAT);
        int gameYear = year(game.tag(Tags.DATE));
        if (count > 0 && gameYear != year) {
            throw new UnwritableGame(
                    "a WTHOR file holds the games of one year, here %d, not %d"
                            .formatted(year, gameYear));
        }
        if (count == MAX_GAMES) {
            throw new UnwritableGame("a WTHOR file of more than %d games".formatted(MAX_GAMES));
        }
        year = gameYear;
        count++;
        ByteBuffer bytes = ByteBuffer.allocate(WthorReader.GAME).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putShort(number(tournaments, game.tag(Tags.EVENT)));
        bytes.putShort(number(players, game.tag(Tags.BLACK)));
        bytes.putShort(number(players, game.tag(Tags.WHITE)));
        int score =
                OthelloGames.score(game, OthelloGames.SCORE)
                        .orElseGet(() -> OthelloGames.blackScore(OthelloGames.last(game)));
        bytes.put(discs(score));
        bytes.put(discs(OthelloGames.score(game, OthelloGames.THEORETICAL_SCORE).orElse(score)));
        for (MoveNode move : moves) {
            if (move.move() != OthelloRules.PASS) {
                bytes.put(WthorReader.code(move.move()));
            }
        }
        games.writeBytes(bytes.array());
    }

    private static short number(WthorNames names, String name) throws UnwritableGame {
        String fitted = names.fitted(name.isEmpty() ? WthorNames.UNKNOWN : name);
        if (names.size() == WthorHeader.MAX_NAMES && !names.has(fitted)) {
            throw new UnwritableGame(
                    "a WTHOR file of more than %d names".formatted(WthorHeader.MAX_NAMES));
        }
        return (short) names.number(fitted);
    }

    private static byte discs(int score) {
        return (byte) (HALF + score / 2);
    }

    private static int year(String date) {
        String digits = date.length() < YEAR_DIGITS ? "" : date.substring(0, YEAR_DIGITS);
        return digits.matches("[0-9]{4}") ? Integer.parseInt(digits) : 0;
    }

    @Override
    public void close() throws IOException {
        try (OutputStream out = sink.open()) {
            out.write(header(count, 0, year).bytes());
            games.writeTo(out);
        }
        writeNames(players, WthorFormat.PLAYERS);
        writeNames(tournaments, WthorFormat.TOURNAMENTS);
    }

    private void writeNames(WthorNames names, String extension) throws IOException {
        try (OutputStream out = sink.openBeside(sink.baseName() + extension)) {
            names.write(out, header(0, names.size(), 0));
        }
    }

    private WthorHeader header(int gameCount, int nameCount, int gameYear) {
        return new WthorHeader(
                Optional.of(LocalDate.now(clock)),
                gameCount,
                nameCount,
                gameYear,
                gameCount > 0 ? BOARD : 0,
                0,
                DEPTH);
    }
}

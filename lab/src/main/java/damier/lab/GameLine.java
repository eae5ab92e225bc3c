package damier.lab;

import damier.core.Ending.Reason;
import damier.core.Game;
import damier.core.Notation;
import damier.core.Position;
import damier.core.Result;
import damier.core.Side;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A game as one line of the folder. The columns are number, opening, White, Black, result, reason,
 * number of opening moves, start position (empty if it is that of the game), moves, and the
 * description of a fault.
 *
 * @param moveText the moves, separated by spaces
 */
public record GameLine(
        int number,
        String white,
        String black,
        Result result,
        Reason reason,
        int openingPlies,
        String start,
        String moveText) {
    private static final int COLUMNS = 10;

    /**
     * Parses a line.
     *
     * @throws IllegalArgumentException if it is invalid; the message says why
     */
    static GameLine parse(String row) {
        String[] columns = row.split("\t", -1);
        if (columns.length != COLUMNS) {
            throw new IllegalArgumentException(columns.length + " columns");
        }
        return new GameLine(
                Integer.parseInt(columns[0]),
                columns[2],
                columns[3],
                result(columns[4]),
                Reason.named(columns[5])
                        .orElseThrow(
                                () -> new IllegalArgumentException("unknown reason " + columns[5])),
                Integer.parseInt(columns[6]),
                columns[7],
                columns[8]);
    }

    /** The line of a game, without its line break. */
    static String format(GameRecord record, List<String> players) {
        Game game = record.game();
        Fixture fixture = record.fixture();
        return Stream.of(
                        Integer.toString(fixture.number()),
                        Integer.toString(fixture.opening()),
                        players.get(fixture.player(Side.WHITE)),
                        players.get(fixture.player(Side.BLACK)),
                        word(record.result()),
                        record.reason().word(),
                        Integer.toString(record.openingPlies()),
                        startText(game),
                        String.join(" ", texts(game)),
                        record.detail())
                .map(GameLine::column)
                .collect(Collectors.joining("\t"));
    }

    public List<String> moves() {
        return moveText.isEmpty() ? List.of() : List.of(moveText.split(" ", -1));
    }

    /** Whether the game began with this opening. */
    boolean hasOpening(Game opening) {
        return opening.ply() == openingPlies
                && startText(opening).equals(start)
                && texts(opening).equals(moves().subList(0, openingPlies));
    }

    /** Whether the game was played by these players. */
    boolean hasPlayers(Fixture fixture, List<String> players) {
        return white.equals(column(players.get(fixture.player(Side.WHITE))))
                && black.equals(column(players.get(fixture.player(Side.BLACK))));
    }

    /** The text without tabs and line breaks. */
    private static String column(String text) {
        return text.replaceAll("\\s+", " ");
    }

    private static String startText(Game game) {
        Notation<Position> notation = game.kind().notation();
        String start = notation.format(game.start());
        return start.equals(notation.format(game.kind().rules().newPosition())) ? "" : start;
    }

    private static List<String> texts(Game game) {
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
}

package damier.formats.othello;

import damier.core.GameDefinition;
import damier.core.MoveList;
import damier.core.NotationException;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;
import damier.othello.text.OthelloTranscript;
import damier.record.MoveNode;
import damier.record.Remarks;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;

import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Games as sequences of squares, one per line: {@code f5d6c3d3c4}. Blank lines, lines that begin
 * with {@code #} or {@code %}, and move numbers are ignored.
 */
public final class TranscriptFormat extends LineFormat {
    private static final Pattern MOVE_NUMBER = Pattern.compile("(?<![A-Za-z])\\d{1,2}\\.+");

    public TranscriptFormat(GameDefinition kind) {
        super("a transcript", kind, "transcript", "transcript", "txt");
    }

    @Override
    void read(String text, Place place) throws IOException {
        if (text.isBlank() || text.startsWith("#") || text.startsWith("%")) {
            return;
        }
        OthelloPosition start = new OthelloRules().newPosition();
        String squares = withoutNumbers(text);
        MoveList moves;
        String rest = "";
        try {
            moves = OthelloTranscript.read(start, squares);
        } catch (NotationException fault) {
            int good = Math.max(fault.column() - 1, 0);
            moves = OthelloTranscript.read(start, squares.substring(0, good));
            rest = text.substring(good).strip();
            place.problem(good, fault.getMessage() + "; the game is kept up to there");
        }
        WrittenGame game = new WrittenGame(kind());
        MoveNode at = game.root();
        for (int index = 0; index < moves.size(); index++) {
            at = at.add(moves.get(index));
        }
        game.setResult(OthelloGames.result(OthelloGames.last(game)));
        if (!rest.isEmpty()) {
            at.remark(Remarks.NONE.withAfter(OthelloGames.UNPLAYABLE + rest));
        }
        place.listener().game(game);
    }

    /** The text with spaces in place of move numbers, so that columns stay the same. */
    private static String withoutNumbers(String text) {
        Matcher numbers = MOVE_NUMBER.matcher(text);
        return numbers.replaceAll(number -> " ".repeat(number.group().length()));
    }

    /** Refuses a game without moves, which would be a blank line. */
    @Override
    String line(WrittenGame game) throws UnwritableGame {
        OthelloGames.requireUsualStart(game, title());
        MoveList moves = new MoveList();
        for (MoveNode move : OthelloGames.moves(game, title())) {
            moves.add(move.move());
        }
        if (moves.isEmpty()) {
            throw new UnwritableGame("a transcript is nothing but moves, and here are none");
        }
        return OthelloTranscript.write(moves);
    }
}

package damier.formats.othello;

import damier.core.GameDefinition;
import damier.core.NotationException;
import damier.core.Position;
import damier.core.Quotes;
import damier.core.Result;
import damier.core.Side;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;
import damier.othello.OthelloSquares;
import damier.record.MoveNode;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;
import damier.record.WrittenResult;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Helpers of the Othello formats for written games. */
final class OthelloGames {
    /** Black's discs minus White's, with the empties counted for the winner: {@code +12}. */
    static final String SCORE = "Score";

    /** The score with best play of both sides from a late point on, as in WTHOR files. */
    static final String THEORETICAL_SCORE = "TheoreticalScore";

    /** The prefix of the comment that keeps the moves of a faulty game. */
    static final String UNPLAYABLE = "not playable: ";

    private static final Pattern WHOLE = Pattern.compile("\\s*([+-]?\\d{1,2})(?:\\.0*)?\\s*");
    private static final String ID = "othello";
    private static final OthelloRules RULES = new OthelloRules();

    private OthelloGames() {}

    /**
     * @throws UnwritableGame if it is another game
     */
    static void requireOthello(WrittenGame game, String format) throws UnwritableGame {
        if (!game.kind().id().equals(ID)) {
            throw new UnwritableGame(
                    format + " holds games of Othello, not of " + game.kind().name());
        }
    }

    /**
     * The moves of the main line.
     *
     * @throws UnwritableGame if a position was set up in between
     */
    static List<MoveNode> moves(WrittenGame game, String format) throws UnwritableGame {
        List<MoveNode> line = new ArrayList<>();
        for (var at = game.root().next(); at != null; at = at.next()) {
            if (!at.isMove()) {
                throw new UnwritableGame(
                        format + " cannot hold a position that is set up within a game");
            }
            line.add(at);
        }
        return line;
    }

    /**
     * @throws UnwritableGame if the game starts from another position
     */
    static void requireUsualStart(WrittenGame game, String format) throws UnwritableGame {
        if (!game.hasUsualStart()) {
            throw new UnwritableGame(
                    format + " holds games from the usual start position, not from another");
        }
    }

    /** The position after the last move. */
    static OthelloPosition last(WrittenGame game) {
        var at = game.root();
        for (var next = at.next(); next != null; next = at.next()) {
            at = next;
        }
        return (OthelloPosition) game.positionAt(at);
    }

    static boolean isOver(OthelloPosition at) {
        return RULES.count(at) == 0;
    }

    /** Black's discs minus White's, with the empties counted for the winner. */
    static int blackScore(OthelloPosition at) {
        int score = OthelloRules.finalScore(at);
        return at.side() == Side.BLACK ? score : -score;
    }

    /** The score of a tag, if it is a whole number of discs. */
    static OptionalInt score(WrittenGame game, String tag) {
        Matcher whole = WHOLE.matcher(game.tag(tag));
        if (!whole.matches()) {
            return OptionalInt.empty();
        }
        int score = Integer.parseInt(whole.group(1));
        return Math.abs(score) > OthelloSquares.COUNT ? OptionalInt.empty() : OptionalInt.of(score);
    }

    static String scoreText(int score) {
        return score > 0 ? "+" + score : Integer.toString(score);
    }

    static WrittenResult result(double blackScore) {
        if (blackScore == 0) {
            return WrittenResult.DRAW;
        }
        return WrittenResult.of(Result.winOf(blackScore > 0 ? Side.BLACK : Side.WHITE));
    }

    /** Why a text is not a legal move of {@code at}. */
    static String fault(GameDefinition kind, Position at, String move) {
        try {
            return kind.explainer().move(at, move).getFirst().text();
        } catch (NotationException noMove) {
            return "'%s' is neither a square nor a pass".formatted(Quotes.brief(move));
        }
    }

    /** The result of the last position; unknown if the game is not over. */
    static WrittenResult result(OthelloPosition last) {
        return isOver(last) ? result(blackScore(last)) : WrittenResult.UNKNOWN;
    }
}

package damier.othello.text;

import damier.core.Sentence;
import damier.core.Sentence.Article;
import damier.core.Sentence.Term;
import damier.core.Side;
import damier.othello.Flips;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;
import damier.othello.OthelloSquares;

import java.util.StringJoiner;

/**
 * Sentences about the rules of Othello. The numbers are those of the ten official rules of the game
 * that the World Othello Federation publishes; its tournament rules decide who gets the empties.
 */
final class WofRules {
    private static final Article PASSING = rule("2");
    private static final Article LINES = rule("3");
    private static final Article ALL_FLIP = rule("6");
    private static final Article DISCS_STAY = rule("8");
    private static final Article GAME_END = rule("10");
    private static final Article EMPTIES =
            new Article("WOF tournament rules", null, new Term("FINAL_SCORE", "final score"));

    private static final OthelloRules RULES = new OthelloRules();

    private WofRules() {}

    static boolean isOver(OthelloPosition at) {
        return RULES.count(at) == 0;
    }

    static boolean isLegal(OthelloPosition at, long move) {
        return RULES.isLegal(at, move);
    }

    private static Article rule(String number) {
        return new Article("WOF rule", number, new Term("", ""));
    }

    /** Why {@code move} is legal. */
    static Sentence reason(OthelloPosition at, long move) {
        if (move == OthelloRules.PASS) {
            return mustPass(at);
        }
        long flips = Flips.of(at.own(), at.opponent(), (int) move);
        boolean several = Long.bitCount(flips) > 1;
        return say(several ? OthelloMessages.TURNS_SEVERAL : OthelloMessages.TURNS_ONE, LINES)
                .with("square", OthelloSquares.name((int) move))
                .with("squares", names(flips))
                .with("all", ALL_FLIP);
    }

    /** Which rule {@code move} breaks, if it is not legal. */
    static Sentence fault(OthelloPosition at, long move) {
        if (isOver(at)) {
            return say(OthelloMessages.OVER, GAME_END);
        }
        if (move == OthelloRules.PASS) {
            return say(OthelloMessages.PASS_WITH_A_MOVE, PASSING).with("moves", names(at.moves()));
        }
        String name = OthelloSquares.name((int) move);
        if ((at.empties() & OthelloSquares.bit((int) move)) == 0) {
            return say(OthelloMessages.SQUARE_TAKEN, DISCS_STAY).with("square", name);
        }
        return say(
                        hasMove(at)
                                ? OthelloMessages.TURNS_NOTHING
                                : OthelloMessages.TURNS_NOTHING_PASS,
                        PASSING)
                .with("square", name)
                .with("moves", names(at.moves()));
    }

    static Sentence sideToMove(OthelloPosition at) {
        return hasMove(at)
                ? say(OthelloMessages.MUST_TURN, PASSING)
                        .with("side", at.side())
                        .with("moves", names(at.moves()))
                : mustPass(at);
    }

    static Sentence ending() {
        return say(OthelloMessages.OVER_MOST_WIN, GAME_END);
    }

    static Sentence score(OthelloPosition at) {
        int black = Long.bitCount(at.discs(Side.BLACK));
        int white = Long.bitCount(at.discs(Side.WHITE));
        int empties = Long.bitCount(at.empties());
        int most = Math.max(black, white);
        OthelloMessages wins = empties == 0 ? OthelloMessages.WINS : OthelloMessages.WINS_EMPTIES;
        return say(black == white ? OthelloMessages.DRAWN : wins, EMPTIES)
                .with("side", black > white ? Side.BLACK : Side.WHITE)
                .with("most", most)
                .with("fewest", Math.min(black, white))
                .with("all", most + empties);
    }

    private static Sentence mustPass(OthelloPosition at) {
        return say(OthelloMessages.MUST_PASS, PASSING).with("side", at.side());
    }

    private static boolean hasMove(OthelloPosition at) {
        return at.moves() != 0;
    }

    private static Sentence say(OthelloMessages message, Article article) {
        return Sentence.of(message).with("article", article);
    }

    private static String names(long squares) {
        StringJoiner names = new StringJoiner(" ");
        for (long left = squares; left != 0; left &= left - 1) {
            names.add(OthelloSquares.name(Long.numberOfTrailingZeros(left)));
        }
        return names.toString();
    }
}

package damier.othello.text;

import damier.core.Side;
import damier.othello.Flips;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;
import damier.othello.Squares;

import java.util.Locale;
import java.util.StringJoiner;

/**
 * The rules in sentences, for a reader who asks or who broke one. The numbers are those of the ten
 * official rules of the game that the World Othello Federation publishes; who gets the empties is a
 * matter of its tournament rules.
 */
final class WofRules {
    private static final String PASSING = " (WOF rule 2)";
    private static final String LINES = " (WOF rule 3)";
    private static final String ALL_FLIP = " (WOF rule 6)";
    private static final String DISCS_STAY = " (WOF rule 8)";
    private static final String GAME_END = " (WOF rule 10)";
    private static final String EMPTIES = " (WOF tournament rules, final score)";

    private static final OthelloRules RULES = new OthelloRules();

    private WofRules() {}

    static boolean isOver(OthelloPosition at) {
        return RULES.count(at) == 0;
    }

    static boolean isLegal(OthelloPosition at, long move) {
        return RULES.isLegal(at, move);
    }

    /** Why {@code move} is legal. */
    static String reason(OthelloPosition at, long move) {
        if (move == OthelloRules.PASS) {
            return mustPass(at);
        }
        long flips = Flips.of(at.own(), at.opponent(), (int) move);
        return Squares.name((int) move)
                + " turns "
                + names(flips)
                + ": discs in a line between the new disc and another of yours"
                + LINES
                + (Long.bitCount(flips) > 1 ? ", and all of them must turn" + ALL_FLIP : "");
    }

    /** Which rule {@code move} breaks, if it is not legal. */
    static String fault(OthelloPosition at, long move) {
        if (isOver(at)) {
            return "the game is over: neither side can turn a disc" + GAME_END;
        }
        if (move == OthelloRules.PASS) {
            return "you may pass only when you have no move" + PASSING + "; " + moves(at);
        }
        String name = Squares.name((int) move);
        if ((at.empties() & Squares.bit((int) move)) == 0) {
            return name + ": the square is taken, and a disc never leaves its square" + DISCS_STAY;
        }
        return name
                + " turns nothing: a move must turn at least one disc"
                + PASSING
                + "; "
                + (hasMove(at) ? moves(at) : "you must pass");
    }

    static String sideToMove(OthelloPosition at) {
        return hasMove(at)
                ? side(at) + " must turn at least one disc" + PASSING + "; " + moves(at)
                : mustPass(at);
    }

    static String ending() {
        return "neither side can turn a disc: the game is over, and most discs win" + GAME_END;
    }

    static String score(OthelloPosition at) {
        int black = Long.bitCount(at.discs(Side.BLACK));
        int white = Long.bitCount(at.discs(Side.WHITE));
        int empties = Long.bitCount(at.empties());
        if (black == white) {
            return "a draw, " + black + "-" + white;
        }
        String winner = black > white ? "Black" : "White";
        int most = Math.max(black, white);
        int fewest = Math.min(black, white);
        String score = winner + " wins " + most + "-" + fewest;
        if (empties == 0) {
            return score;
        }
        return score
                + ", which counts as "
                + (most + empties)
                + "-"
                + fewest
                + ": the empties go to the winner"
                + EMPTIES;
    }

    private static String mustPass(OthelloPosition at) {
        return side(at) + " has no move that turns a disc and must pass" + PASSING;
    }

    private static boolean hasMove(OthelloPosition at) {
        return at.moves() != 0;
    }

    private static String moves(OthelloPosition at) {
        return "moves: " + names(at.moves());
    }

    private static String side(OthelloPosition at) {
        String name = at.side().name();
        return name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
    }

    private static String names(long squares) {
        StringJoiner names = new StringJoiner(" ");
        for (long left = squares; left != 0; left &= left - 1) {
            names.add(Squares.name(Long.numberOfTrailingZeros(left)));
        }
        return names.toString();
    }
}

package damier.draughts.text;

import damier.core.Sentence.Wording;

/** Explanations of the rules of draughts; every language of the web board translates them. */
public enum RuleMessages implements Wording {
    NOT_OVER("the game is not over"),
    NO_RULE("no rule allows it"),

    // The position.
    NOTHING_TO_CAPTURE(
            "{side} has nothing to capture and {count|move|moves} to choose from ({article})"),
    MUST_CAPTURE("{side} must capture: {moves|or} ({article})"),
    FREE_CHOICE("the choice is free ({article})"),
    FIRST_KING_WINS("{side} has a king and wins ({article})"),
    NO_PIECES_LOSES("{side} has no pieces left and loses ({article})"),
    NO_PIECES_WINS("{side} has no pieces left and wins ({article})"),
    NO_MOVE_LOSES("{side} cannot move and loses ({article})"),
    NO_MOVE_WINS("{side} cannot move and wins ({article})"),
    KING_MOVES_DRAW(
            "draw: for {limit} moves of each side nothing was captured and no man moved"
                    + " ({article})"),
    KING_MOVES_SO_FAR(
            "for {moves} moves of each side nothing was captured and no man moved;"
                    + " {limit} make a draw ({article})"),
    ENDGAME_DRAW("draw: {material}, not won within {limit} moves of each side ({article})"),
    ENDGAME_SO_FAR(
            "{material} must be won within {limit} moves of each side; {moves} so far ({article})"),
    KING_RESTS(
            "the king on {square} has made {count|word} quiet moves in a row,"
                    + " and another piece must move first ({article})"),

    // A move, and why it is legal.
    LEGAL("{move} is legal"),
    NOT_LEGAL("{move} is not legal"),
    FITS_SEVERAL("{move} fits more than one legal capture"),
    WRITE_BETWEEN("write the squares between: {moves|or}"),
    MOVES_SO("{how} ({article})"),
    CAPTURES("it captures {count|piece|pieces}, on {squares} ({article})"),
    MAY_BE_CHOSEN("it may be chosen, as may {moves|or} ({article})"),
    PROMOTED("the man becomes a king ({article})"),
    PROMOTED_AND_WINS("the man becomes a king and wins the game ({article})"),
    PROMOTED_IN_PASSING("the man becomes a king on {square} and goes on as a king ({article})"),
    STAYS_A_MAN("the man passes {square} without ending there and stays a man ({article})"),

    // A move, and what it breaks.
    PIECE_OF_OTHER("the piece on {square} is {owner}'s, and {side} is to move ({article})"),
    NO_PIECE("there is no piece on {square} ({article})"),
    NOT_COMPLETE("the capture is not complete: from {from} it must go on over {over} ({article})"),
    ONE_STEP("a move without a capture is one step ({article})"),
    QUIET("it is a quiet move, but a capture is compulsory: {moves|or} ({article})"),
    OCCUPIED("{square} is occupied ({article})"),
    STANDS_THERE("the piece stands on {square} already ({article})"),
    PROMOTION_ENDS("the man becomes a king on {square}, and that ends the move ({article})"),
    NOT_IN_LINE("{to} is not on {line} of {from}, and no capture leads there: {how} ({article})"),
    JUMP_NOT_IN_LINE("{to} is not on {line} of {from}, and a jump goes along a line ({article})"),
    NOTHING_BETWEEN("there is nothing to capture from {from} to {to} ({article})"),
    FORWARD_ONLY("a man moves forward only ({article})"),
    OWN_IN_THE_WAY("the own piece on {square} is in the way ({article})"),
    JUMPED_IN_THE_WAY(
            "the piece on {square} has been jumped and stays in the way until the move ends"
                    + " ({article})"),
    SEVERAL_IN_THE_WAY(
            "the pieces on {squares} are in the way, and a jump captures one ({article})"),
    MAN_JUMPS_NEAR("a man jumps a neighbouring piece and lands directly behind it ({article})"),
    KING_JUMPS_NEAR("a king jumps a neighbouring piece and lands directly behind it ({article})"),
    CAPTURES_FORWARD("a man captures forward only ({article})"),
    KING_SPARED("there is a king on {square}, and a man never captures a king ({article})"),

    // Capture precedence.
    MOST_PIECES(
            "{move} captures {count|piece|pieces}; {other} captures {more|word}:"
                    + " most pieces first ({article})"),
    KING_AT_EQUAL_NUMBERS(
            "{move} captures with a man; {other} captures with a king:"
                    + " at equal numbers a king captures ({article})"),
    KING_AT_EQUAL_VALUE(
            "{move} captures with a man; {other} captures with a king:"
                    + " at equal value a king captures ({article})"),
    KING_BEFORE_MAN(
            "{move} captures with a man; {other} captures with a king:"
                    + " a king captures before any man ({article})"),
    MOST_KINGS(
            "{move} captures {count|king|kings}; {other} captures {more|word}:"
                    + " at equal numbers most kings first ({article})"),
    KINGS_FIRST(
            "{move} meets a man as its {count|place} piece; {other} meets a king there:"
                    + " kings first ({article})"),
    HIGHEST_VALUE(
            "{move} captures {prey}; {other} captures {richer}, which is worth more:"
                    + " a king counts less than two men, but more than one and a half ({article})"),
    STOPS_EARLY(
            "{move} stops too early: behind {over} the king must land where it can go on,"
                    + " on {squares|or} ({article})"),
    GOES_TOO_FAR(
            "{move} goes too far: behind the king on {over}, captured last,"
                    + " it must stop on {squares|or} ({article})"),

    // A square.
    PIECE_MUST_CAPTURE("{piece} on {square} must capture: {moves|or} ({article})"),
    PIECE_CAN_MOVE("{piece} on {square} can move: {moves|or} ({article})"),
    PIECE_CANNOT_CAPTURE(
            "{piece} on {square} cannot capture, and a capture is compulsory: {moves|or}"
                    + " ({article})"),
    BLOCKED("{piece} on {square} is blocked ({article})"),
    BLOCKED_BY_ONE("{piece} on {square} is blocked: {squares} is occupied ({article})"),
    BLOCKED_BY("{piece} on {square} is blocked: {squares} are occupied ({article})"),
    SPARES_KING(
            "it does not capture the king on {square}: a man never captures a king ({article})"),
    PIECE_IS_OTHERS("{piece} on {square} is {owner}'s, and {side} is to move ({article})"),
    CAPTURED_BY("it is captured by {moves|or}"),
    EMPTY_REACHED("{square} is empty; {moves|or} ends there"),
    EMPTY_NO_CAPTURE("{square} is empty, and no legal capture ends there: {moves|or} ({article})"),
    EMPTY_NOT_REACHED("{square} is empty, and no piece to move can reach it");

    private final String english;

    RuleMessages(String english) {
        this.english = english;
    }

    @Override
    public String english() {
        return english;
    }
}

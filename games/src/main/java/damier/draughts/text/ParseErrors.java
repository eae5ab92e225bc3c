package damier.draughts.text;

import damier.core.Sentence;
import damier.core.Sentence.Value;
import damier.core.Sentence.Wording;

/** Errors in positions and moves as text; every language of the web board translates them. */
enum ParseErrors implements Wording {
    EXPECTED_SQUARE("expected a square, not {next}"),
    NOT_ON_BOARD("square {square} is not on {board}"),
    NOTHING_MORE("expected nothing more, not {next}"),

    // A position.
    EXPECTED_SIDE("expected the side to move, W or B, not {next}"),
    COLON_AFTER_SIDE("expected ':' after the side to move, not {next}"),
    COLON_OR_END("expected ':' or the end, not {next}"),
    EXPECTED_PIECE("expected ':' of a FEN, or w, b, W, B or e, not {next}"),
    WRONG_LENGTH("{length} characters instead of {expected}"),
    NO_PIECES_GIVEN("no pieces are given"),
    UNKNOWN_COLOUR("pieces of an unknown colour"),
    GIVEN_TWICE("square {square} is given twice"),
    MAN_ON_LAST_RANK("{man} cannot stand on {square}, where it promotes"),
    TOO_MANY_PIECES("more than {count} {pieces}"),
    TOO_MANY_PLIES("no game has more than {count} plies"),
    RUN_TOO_LONG("a king makes at most {count} moves in a row"),
    NO_KING_RAN("no {king} can have made the moves in a row"),
    SEVERAL_KINGS_RAN("more than one {king} can have made the moves in a row"),

    // A move.
    TWO_SQUARES("expected two squares, not only {text}"),
    ODD_DIGITS("{count} digits cannot be split into squares of two"),
    TOO_MANY_SQUARES("more squares than any move has"),
    AMBIGUOUS("{text} is ambiguous: {moves}"),
    ILLEGAL("{text} is not legal here: {reason}"),
    NONE_ON_FILE("no piece on file {file} can do that"),
    NOTHING_TO_PLAY("there is nothing to play"),
    NOT_YOUR_PIECE("the piece on {square} is the opponent's"),
    NOTHING_THERE("there is no piece on {square}"),
    NO_CAPTURE("there is nothing to capture"),
    ANOTHER_CAPTURES("another piece must capture"),
    CANNOT_GO("the piece on {square} cannot go to {to} that way"),
    MUST_CAPTURE_ELSE(
            "capturing is compulsory, and the piece on {square} cannot go to {to} that way");

    private final String english;

    ParseErrors(String english) {
        this.english = english;
    }

    @Override
    public String english() {
        return english;
    }

    Sentence with(String name, Value value) {
        return Sentence.of(this).with(name, value);
    }

    Sentence with(String name, String text) {
        return Sentence.of(this).with(name, text);
    }

    Sentence with(String name, int count) {
        return Sentence.of(this).with(name, count);
    }
}

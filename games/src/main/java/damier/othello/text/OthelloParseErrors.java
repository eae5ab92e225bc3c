package damier.othello.text;

import damier.core.Sentence;
import damier.core.Sentence.Wording;

/** Errors in positions and moves as text; every language of the web board translates them. */
enum OthelloParseErrors implements Wording {
    NEITHER_SQUARE_NOR_PASS("{text} is neither a square nor a pass"),
    NO_SUCH_SQUARE("{text} is not on the board"),
    NO_PART_OF_A_BOARD("{text} is not a square of a board"),
    NOT_A_SIDE("{text} is not a side to move"),
    AFTER_THE_SIDE("{text} after the side to move"),
    NO_SIDE("no side to move after the board"),
    SQUARE_COUNT("{count} squares, a board has {size}");

    private final String english;

    OthelloParseErrors(String english) {
        this.english = english;
    }

    @Override
    public String english() {
        return english;
    }

    Sentence with(String text) {
        return Sentence.of(this).with("text", text);
    }
}

package damier.draughts.text;

import damier.core.Sentence.Term;
import damier.core.Side;

/** Phrases that several sentences share. */
public enum Phrase {
    DIAGONAL("a diagonal"),
    ANY_LINE("a diagonal, row or column"),
    MAN_STEPS("a man moves one step diagonally forward"),
    KING_STEPS("a king moves one step diagonally"),
    KING_FLIES("a king moves along a free diagonal"),
    WHITE_MAN("a white man"),
    BLACK_MAN("a black man"),
    WHITE_KING("white king"),
    BLACK_KING("black king"),
    WHITE_PIECES("white pieces"),
    BLACK_PIECES("black pieces"),
    SMALL_BOARD("an 8x8 board"),
    LARGE_BOARD("a 10x10 board"),
    THE_END("the end");

    private final String english;

    Phrase(String english) {
        this.english = english;
    }

    Term term() {
        return new Term(name(), english);
    }

    static Term move(boolean king, boolean flying) {
        return (!king ? MAN_STEPS : flying ? KING_FLIES : KING_STEPS).term();
    }

    static Term man(Side side) {
        return (side == Side.WHITE ? WHITE_MAN : BLACK_MAN).term();
    }

    static Term king(Side side) {
        return (side == Side.WHITE ? WHITE_KING : BLACK_KING).term();
    }

    static Term pieces(Side side) {
        return (side == Side.WHITE ? WHITE_PIECES : BLACK_PIECES).term();
    }
}

package damier.draughts.text;

import damier.core.Sentence.Term;

/** Phrases that several sentences share. */
public enum Phrase {
    DIAGONAL("a diagonal"),
    ANY_LINE("a diagonal, row or column"),
    MAN_STEPS("a man moves one step diagonally forward"),
    KING_STEPS("a king moves one step diagonally"),
    KING_FLIES("a king moves along a free diagonal");

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
}

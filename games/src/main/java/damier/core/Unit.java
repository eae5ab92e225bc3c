package damier.core;

/** What the scores of a game count. */
public enum Unit {
    /** Pieces are what is fought for: a man more is an advantage. */
    MAN,

    /** Discs decide only at the end of the game. */
    DISC
}

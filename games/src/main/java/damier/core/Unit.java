package damier.core;

/** The unit of a game's scores. */
public enum Unit {
    /** Material is the aim: an extra man is an advantage. */
    MAN,

    /** Discs decide only at the end of the game. */
    DISC
}

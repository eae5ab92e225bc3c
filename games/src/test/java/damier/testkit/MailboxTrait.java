package damier.testkit;

/** A rule that some variants have and others lack. */
public enum MailboxTrait {
    MEN_CAPTURE_BACKWARD,
    /** A man never captures a king. */
    MEN_SPARE_KINGS,
    /** Kings move and capture over any distance; elsewhere they go one step. */
    FLYING_KINGS,
    /** Men and kings also capture along ranks and files. */
    STRAIGHT_CAPTURES,
    /**
     * A man that reaches the last rank in a capture goes on as a king; elsewhere it must end there.
     */
    PROMOTES_IN_PASSING,
    /**
     * Of the squares behind a captured piece, a king lands on one from which it can go on, if any.
     */
    KINGS_LAND_WHERE_THEY_CAN_GO_ON,
    /** If the last piece captured is a king, the capturing king stops directly behind it. */
    KINGS_STOP_BEHIND_A_LAST_KING,
    /** With men left, the same king makes at most three quiet moves in a row. */
    LIMITED_KING_RUNS,
    FIRST_KING_WINS,
    /** The side that cannot move wins; elsewhere it loses. */
    BLOCKED_SIDE_WINS,
    /** Moves are usually written with letters. */
    LETTERS
}

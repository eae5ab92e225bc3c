package damier.players;

/**
 * Thrown if a player does not answer with a move. The message is one sentence that names the
 * player.
 */
public final class PlayerFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The kind of the fault, so that faults can be counted by kind. */
    public enum Kind {
        /** It could not be started, or was not ready in time. */
        START,
        /** It exited without being asked to. */
        CRASH,
        /** It is running and does not answer. */
        HANG,
        /** It answered after its time limit. */
        LATE,
        /** It sent too much output. */
        FLOOD,
        /** It sent a line that does not belong to its protocol. */
        GARBAGE,
        /** It chose an illegal move. */
        ILLEGAL_MOVE,
        /** It resigned, which is legitimate. */
        RESIGNED,
        /** It ended the game in another way: it aborted, or claimed a wrong result. */
        GAVE_UP,
        /** It ended the game because the agreed number of moves had been played. */
        CUT_OFF,
        /** The connection to it broke. */
        CONNECTION
    }

    private final Kind kind;

    public PlayerFault(Kind kind, String message) {
        super(message);
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }
}

package damier.players;

/** A player that did not answer with a move. The message is one sentence that names the player. */
public final class PlayerFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** What it did, so that faults can be counted apart. */
    public enum Kind {
        /** It could not be started, or was not ready in time. */
        START,
        /** It ended before it was told to. */
        CRASH,
        /** It is there and does not answer. */
        HANG,
        /** It answered after its time was over. */
        LATE,
        /** It said more than anybody could want to read. */
        FLOOD,
        /** It said something that is no line of its protocol. */
        GARBAGE,
        /** It chose a move that is none. */
        ILLEGAL_MOVE,
        /** It gave the game up, as a good player may. */
        RESIGNED,
        /**
         * It ended the game otherwise by itself: it broke it off, or claims a result that is none.
         */
        GAVE_UP,
        /** It ended the game because the number of moves that was agreed on had been played. */
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

package damier.lab;

import damier.core.Ending;
import damier.players.PlayerFault;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Why a game of a match ended. */
public enum Reason {
    POSITION,
    MOVE_COUNT,
    REPETITION,
    /** Adjudicated as a draw: too long for the match, or for a player's protocol. */
    LENGTH,
    /** Adjudicated by the agreement of both players' scores. */
    SCORE,
    /** The loser exceeded the time. */
    TIME,
    /** The loser chose an illegal move. */
    ILLEGAL_MOVE,
    /** The loser's process ended during the game, or the connection to it broke. */
    CRASH,
    /** The loser is running and does not answer. */
    HANG,
    /** The loser resigned, which is legitimate. */
    RESIGNATION,
    /** The loser ended the game in another way, or claimed a wrong result. */
    GAVE_UP,
    /** The loser failed in another way. */
    FAULT,
    /** A player refused the game: no game ends like this; the match ends if it happens again. */
    START;

    static Reason of(Ending.Reason reason) {
        return switch (reason) {
            case POSITION -> POSITION;
            case MOVE_COUNT -> MOVE_COUNT;
            case REPETITION -> REPETITION;
            case RESIGNATION, AGREEMENT, TIME ->
                    throw new IllegalArgumentException("no rule ends a game by " + reason);
        };
    }

    static Reason of(PlayerFault.Kind kind) {
        return switch (kind) {
            case CRASH, CONNECTION -> CRASH;
            case HANG -> HANG;
            case LATE -> TIME;
            case ILLEGAL_MOVE -> ILLEGAL_MOVE;
            case RESIGNED -> RESIGNATION;
            case GAVE_UP -> GAVE_UP;
            case CUT_OFF -> LENGTH;
            case START -> START;
            case FLOOD, GARBAGE -> FAULT;
        };
    }

    /** Whether the loser lost by a fault rather than on the board. */
    public boolean isFault() {
        return switch (this) {
            case TIME, ILLEGAL_MOVE, CRASH, HANG, GAVE_UP, FAULT, START -> true;
            case POSITION, MOVE_COUNT, REPETITION, LENGTH, SCORE, RESIGNATION -> false;
        };
    }

    /** The word in records. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Optional<Reason> named(String word) {
        return Arrays.stream(values()).filter(reason -> reason.word().equals(word)).findAny();
    }
}

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
    /** It ended as a draw: it had become too long for the match, or for a player's protocol. */
    LENGTH,
    /** The match ended it: both players agreed for long enough on how it would end. */
    SCORE,
    /** The loser overstepped the time. */
    TIME,
    /** The loser chose a move that is none. */
    ILLEGAL_MOVE,
    /** The loser ended in the middle of the game, or the connection to it broke. */
    CRASH,
    /** The loser is there and does not answer. */
    HANG,
    /** The loser gave the game up, as a good player may. */
    RESIGNATION,
    /** The loser ended the game otherwise by itself, or claimed a result that is none. */
    GAVE_UP,
    /** The loser failed in another way. */
    FAULT,
    /** A player refused the game: no game ends so, and the match does if that happens again. */
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

    /** Whether the loser lost other than on the board. */
    public boolean isFault() {
        return switch (this) {
            case TIME, ILLEGAL_MOVE, CRASH, HANG, GAVE_UP, FAULT, START -> true;
            case POSITION, MOVE_COUNT, REPETITION, LENGTH, SCORE, RESIGNATION -> false;
        };
    }

    /** As records write it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Optional<Reason> named(String word) {
        return Arrays.stream(values()).filter(reason -> reason.word().equals(word)).findAny();
    }
}

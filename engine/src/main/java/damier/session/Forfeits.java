package damier.session;

import damier.core.Ending.Reason;
import damier.players.PlayerFault;

/** How the fault of a player ends a game. */
public final class Forfeits {
    private Forfeits() {}

    static Reason reason(PlayerFault.Kind kind) {
        return switch (kind) {
            case CRASH, CONNECTION -> Reason.CRASH;
            case HANG -> Reason.HANG;
            case LATE -> Reason.TIME;
            case ILLEGAL_MOVE -> Reason.ILLEGAL_MOVE;
            case RESIGNED -> Reason.RESIGNATION;
            case GAVE_UP -> Reason.GAVE_UP;
            case CUT_OFF -> Reason.LENGTH;
            case START, FLOOD, GARBAGE -> Reason.FAULT;
        };
    }

    /** The description of a fault in records. */
    public static String detail(RuntimeException fault) {
        return fault instanceof PlayerFault ? String.valueOf(fault.getMessage()) : fault.toString();
    }
}

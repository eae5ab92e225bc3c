package damier.terminal;

import damier.core.Quotes;
import damier.players.PlayerFault;

/** The one-line message for a player that failed. */
public final class PlayerFaultText {
    private PlayerFaultText() {}

    public static String of(RuntimeException fault) {
        return Quotes.oneLine(
                fault instanceof PlayerFault
                        ? String.valueOf(fault.getMessage())
                        : "internal error: " + fault);
    }
}

package damier.terminal;

import damier.core.Quotes;
import damier.players.PlayerFault;

/** Why somebody has no answer, in one line. */
public final class FaultText {
    private FaultText() {}

    public static String of(RuntimeException fault) {
        return Quotes.oneLine(
                fault instanceof PlayerFault
                        ? String.valueOf(fault.getMessage())
                        : "internal error: " + fault);
    }
}

package damier.protocol;

import damier.core.Quotes;
import damier.players.PlayerFault;

import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The result of one check of a program.
 *
 * @param check what was checked
 * @param passed whether the program passed
 * @param expected the expected behaviour
 * @param came the observed behaviour
 */
public record Finding(String check, boolean passed, String expected, String came) {
    /** The observed behaviour, and whether it is acceptable. */
    public record Came(boolean passed, String what) {
        public static Came yes(String what) {
            return new Came(true, what);
        }

        public static Came no(String what) {
            return new Came(false, what);
        }
    }

    /** Runs a check; a player that fails does not pass it. */
    public static boolean make(
            String check, String expected, Supplier<Came> doing, Consumer<Finding> findings) {
        try {
            Came came = doing.get();
            findings.accept(new Finding(check, came.passed(), expected, came.what()));
            return true;
        } catch (PlayerFault | IllegalArgumentException fault) {
            findings.accept(
                    new Finding(check, false, expected, String.valueOf(fault.getMessage())));
            return false;
        }
    }

    @Override
    public String toString() {
        return Quotes.oneLine(
                passed
                        ? "pass  " + check + ": " + came
                        : "FAIL  " + check + ": expected " + expected + ", came " + came);
    }
}

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
 * @param missing whether something optional is absent: neither a pass nor a failure
 */
public record Finding(String check, boolean passed, String expected, String came, boolean missing) {
    public Finding(String check, boolean passed, String expected, String came) {
        this(check, passed, expected, came, false);
    }

    /** The observed behaviour, and whether it is acceptable. */
    public record Came(boolean passed, String what, boolean missing) {
        public Came(boolean passed, String what) {
            this(passed, what, false);
        }

        /** Something optional that is not there. */
        public static Came none(String what) {
            return new Came(false, what, true);
        }

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
            findings.accept(
                    new Finding(check, came.passed(), expected, came.what(), came.missing()));
            return true;
        } catch (PlayerFault | IllegalArgumentException fault) {
            findings.accept(
                    new Finding(check, false, expected, String.valueOf(fault.getMessage())));
            return false;
        }
    }

    /** Whether it did not pass and should have. */
    public boolean failed() {
        return !passed && !missing;
    }

    @Override
    public String toString() {
        return Quotes.oneLine(
                missing
                        ? "none  " + check + ": " + came
                        : passed
                                ? "pass  " + check + ": " + came
                                : "FAIL  " + check + ": expected " + expected + ", came " + came);
    }
}

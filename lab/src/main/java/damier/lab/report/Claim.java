package damier.lab.report;

/**
 * What a document says, and what came of looking.
 *
 * @param measured in words, with an interval wherever there is one
 */
public record Claim(String document, String text, String measured, Verdict verdict) {
    /** Whether it is so. */
    public enum Verdict {
        HELD("held"),
        DID_NOT_HOLD("did not hold"),
        NOT_DECIDED("not decided");

        private final String words;

        Verdict(String words) {
            this.words = words;
        }

        /** By an interval: all of it above a bound, all of it below, or neither. */
        public static Verdict above(double bound, double low, double high) {
            return low > bound ? HELD : high < bound ? DID_NOT_HOLD : NOT_DECIDED;
        }

        @Override
        public String toString() {
            return words;
        }
    }
}

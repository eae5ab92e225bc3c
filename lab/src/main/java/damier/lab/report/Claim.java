package damier.lab.report;

/**
 * A claim of a document and the verdict on it.
 *
 * @param measured the measurement in words, with a confidence interval if there is one
 */
public record Claim(String document, String text, String measured, Verdict verdict) {
    /** The verdict on a claim. */
    public enum Verdict {
        HELD("held"),
        DID_NOT_HOLD("did not hold"),
        NOT_DECIDED("not decided");

        private final String words;

        Verdict(String words) {
            this.words = words;
        }

        /** The verdict by an interval: entirely above a bound, entirely below, or neither. */
        public static Verdict above(double bound, double low, double high) {
            return low > bound ? HELD : high < bound ? DID_NOT_HOLD : NOT_DECIDED;
        }

        @Override
        public String toString() {
            return words;
        }
    }
}

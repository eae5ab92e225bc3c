package damier.lab.report;

/**
 * A claim and the verdict on it.
 *
 * @param document the document that makes it
 * @param quote the document's own words; empty for a question that no document asks
 * @param text what was tested
 * @param measured the measurement in words, with a confidence interval if there is one
 */
public record Claim(String document, String quote, String text, String measured, Verdict verdict) {
    /** A question that no document asks. */
    public Claim(String text, String measured, Verdict verdict) {
        this("", "", text, measured, verdict);
    }

    /** The verdict on a claim. */
    public enum Verdict {
        HELD("held"),
        DID_NOT_HOLD("did not hold"),
        NOT_DECIDED("not decided"),
        /** The experiment was too short to judge its measurement. */
        NOT_JUDGED("not judged at this pace");

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

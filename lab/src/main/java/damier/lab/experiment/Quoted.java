package damier.lab.experiment;

import damier.lab.report.Claim;
import damier.lab.report.Claim.Verdict;

/**
 * A statement of a document, in its own words.
 *
 * @param words empty for a question that no document asks
 * @param judged whether the pace of the experiment suffices to judge it
 */
record Quoted(Source source, String words, boolean judged) {
    Quoted(Source source, String words) {
        this(source, words, true);
    }

    /**
     * The claim that follows from it.
     *
     * @param text what was tested
     */
    Claim claim(String text, String measured, Verdict verdict) {
        return new Claim(
                words.isEmpty() ? "" : source.document().authors(),
                words,
                text,
                measured,
                judged ? verdict : Verdict.NOT_JUDGED);
    }
}

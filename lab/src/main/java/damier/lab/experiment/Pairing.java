package damier.lab.experiment;

import damier.core.Limits;
import damier.lab.report.Claim;

import java.util.List;
import java.util.Optional;

/**
 * Two opponents.
 *
 * @param label the unique name of the pairing in the study
 * @param expectation the claim of a document that the first player wins, if there is one
 */
record Pairing(
        String label,
        String first,
        Limits firstLimits,
        String second,
        Limits secondLimits,
        Optional<Expectation> expectation) {
    /** A claim, and the document that makes it. */
    record Expectation(String document, String text) {}

    Pairing(String label, String first, Limits firstLimits, String second, Limits secondLimits) {
        this(label, first, firstLimits, second, secondLimits, Optional.empty());
    }

    Pairing(String label, String first, String second, Limits limits) {
        this(label, first, limits, second, limits);
    }

    /** The same pairing with the claim that its first player wins. */
    Pairing expecting(String document, String text) {
        return new Pairing(
                label,
                first,
                firstLimits,
                second,
                secondLimits,
                Optional.of(new Expectation(document, text)));
    }

    /** The verdict on the expectation. */
    Optional<Claim> claim(List<Row> rows) {
        PairingScores scores = PairingScores.of(Study.of(rows, label));
        return expectation.map(
                expected ->
                        new Claim(
                                expected.document(),
                                expected.text(),
                                "scores %s, pieces left %s against %s"
                                        .formatted(
                                                scores.words(),
                                                scores.left(),
                                                scores.opponentLeft()),
                                scores.better()));
    }
}

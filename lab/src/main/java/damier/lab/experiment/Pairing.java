package damier.lab.experiment;

import damier.core.Limits;
import damier.lab.report.Claim;

import java.util.List;
import java.util.Optional;

/**
 * Two opponents.
 *
 * @param label the unique name of the pairing in the study
 * @param source what it repeats
 * @param expectation the claim that the first player wins, if a document makes it
 */
record Pairing(
        String label,
        String first,
        Limits firstLimits,
        String second,
        Limits secondLimits,
        Source source,
        Optional<Expectation> expectation) {
    /** A statement of a document, and what it means for this pairing. */
    record Expectation(Quoted quoted, String text) {
        /** The statement, which only a pace that judges play can decide. */
        Quoted in(Pace pace) {
            return new Quoted(quoted.source(), quoted.words(), pace.judgesPlay());
        }
    }

    Pairing(String label, String first, Limits firstLimits, String second, Limits secondLimits) {
        this(label, first, firstLimits, second, secondLimits, Source.NONE, Optional.empty());
    }

    Pairing(String label, String first, String second, Limits limits) {
        this(label, first, limits, second, limits);
    }

    /** The same pairing with the claim that its first player wins. */
    Pairing expecting(Quoted quoted, String text) {
        return new Pairing(
                label,
                first,
                firstLimits,
                second,
                secondLimits,
                quoted.source(),
                Optional.of(new Expectation(quoted, text)));
    }

    /** The same pairing at a place of a document, about which it claims nothing. */
    Pairing at(Source newSource) {
        return new Pairing(label, first, firstLimits, second, secondLimits, newSource, expectation);
    }

    /** The verdict on the expectation. */
    Optional<Claim> claim(List<Row> rows) {
        PairingScores scores = PairingScores.of(Study.of(rows, label));
        return expectation.map(
                expected ->
                        expected.quoted()
                                .claim(
                                        expected.text(),
                                        "scores %s, pieces left %s against %s"
                                                .formatted(
                                                        scores.words(),
                                                        scores.left(),
                                                        scores.opponentLeft()),
                                        scores.better()));
    }
}

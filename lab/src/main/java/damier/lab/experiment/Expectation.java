package damier.lab.experiment;

/**
 * The expectation that the first player of a pairing wins.
 *
 * @param pairing the label of the pairing
 * @param document the source; empty if there is none
 */
record Expectation(String pairing, String document, String text) {}

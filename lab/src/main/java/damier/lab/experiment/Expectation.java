package damier.lab.experiment;

/**
 * That the first player of a pairing wins, as somebody wrote.
 *
 * @param pairing the label of the pairing
 * @param document who wrote it; empty where nobody did
 */
record Expectation(String pairing, String document, String text) {}

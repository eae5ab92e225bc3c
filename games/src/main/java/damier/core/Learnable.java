package damier.core;

/**
 * An evaluation as a trainer sees it: a sum of weights, each of which has one value early in the
 * game and one late.
 */
public interface Learnable<P extends Position> {
    /** The number of weights. */
    int weights();

    /** The number of weights that have names, which come first; the others have only an index. */
    int namedWeights();

    /** Collects the count of each weight in a position. */
    void terms(P at, Terms terms);

    /** The current early value, in hundredths of a man or of a disc. */
    double early(int weight);

    double late(int weight);

    /**
     * The text of the evaluation with other values, from which it can be made.
     *
     * @param remark lines of comment at the head of the text
     */
    String text(double[] early, double[] late, String remark);
}

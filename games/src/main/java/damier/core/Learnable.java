package damier.core;

/**
 * An evaluation that is a sum of weights, as somebody sees it who learns these from games. Each
 * weight has one value early in the game and one late.
 */
public interface Learnable<P extends Position> {
    /** How many weights there are. */
    int weights();

    /** How many of them, the first ones, are known by name; the others are told by number alone. */
    int namedWeights();

    /** What a position counts of each. */
    void terms(P at, Terms terms);

    /** The values that the evaluation has now, in hundredths of a man or of a disc. */
    double early(int weight);

    double late(int weight);

    /**
     * The evaluation with other values, as the text that it can be made from.
     *
     * @param remark what to say at the head of it, in lines
     */
    String text(double[] early, double[] late, String remark);
}

package damier.core;

import java.util.Optional;

/**
 * An evaluation as training sees it: a sum of weights. Every weight has one value for each of
 * several stages of the game; a position lies between two stages. The first weights have names and
 * count features; the others belong to patterns, which occur in a position or do not. The last
 * patterns may also have vectors in a {@link HiddenLayer}, whose output is added to the sum.
 */
public interface Learnable<P extends Position> {
    /** The number of values of each weight, at least 2. */
    int stages();

    /** The number of weights. */
    int weights();

    /** The number of weights that have names, which come first. */
    int namedWeights();

    /**
     * The first weight of a pattern that has a vector in the hidden layer; {@link #weights()} if
     * the evaluation cannot have such a layer.
     */
    default int firstVector() {
        return weights();
    }

    /** The current hidden layer, with outputs in hundredths; empty if there is none. */
    default Optional<HiddenLayer> hiddenLayer() {
        return Optional.empty();
    }

    /** Collects the count of each weight in a position. */
    void terms(P at, Terms terms);

    /** The current value at a stage, in hundredths of a man or of a disc. */
    double value(int weight, int stage);

    /**
     * A file of weights with other values.
     *
     * @param values of each weight at each stage: the value of weight {@code w} at stage {@code s}
     *     is at {@code w * stages() + s}
     * @param layer the hidden layer, if there is one
     * @param remark lines of comment at the head of the file
     */
    byte[] file(double[] values, Optional<HiddenLayer> layer, String remark);
}

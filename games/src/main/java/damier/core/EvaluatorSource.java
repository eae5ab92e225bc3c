package damier.core;

import java.util.Optional;

/** Makes the evaluators of a game. */
public interface EvaluatorSource<P extends Position> {
    /** The evaluator with the built-in weights, which are large; the same one at every call. */
    Evaluator<P> standard();

    /**
     * The evaluator with the weights of a file.
     *
     * @param file the name of the file in messages
     * @throws IllegalArgumentException with a one-line message that names the file and the fault
     */
    Evaluator<P> withWeights(String file, byte[] content);

    /** The evaluation with the built-in weights for training; empty if its weights are fixed. */
    default Optional<Learnable<P>> learnable() {
        return Optional.empty();
    }

    /**
     * The evaluation with the weights of a file for training.
     *
     * @throws IllegalArgumentException with a one-line message that names the file and the fault
     */
    default Optional<Learnable<P>> learnable(String file, byte[] content) {
        withWeights(file, content);
        return learnable();
    }
}

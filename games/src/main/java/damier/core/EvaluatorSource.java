package damier.core;

/** Makes the evaluators of a game. */
public interface EvaluatorSource<P extends Position> {
    /** The evaluator with the built-in weights. */
    Evaluator<P> standard();

    /**
     * The evaluator with the weights of a file.
     *
     * @param file the name of the file in messages
     * @throws IllegalArgumentException with a one-line message that names the file and the fault
     */
    Evaluator<P> withWeights(String file, String text);
}

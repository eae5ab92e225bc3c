package damier.core;

/** Makes the evaluators of a game. */
public interface EvaluatorSource<P extends Position> {
    /** With the weights that come with the program. */
    Evaluator<P> standard();

    /**
     * With the weights of a file.
     *
     * @param file what to call it in messages
     * @throws IllegalArgumentException in one line that names the file and the fault
     */
    Evaluator<P> withWeights(String file, String text);
}

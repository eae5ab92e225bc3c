package damier.core;

import java.util.List;

/** The static evaluation of a quiet position. */
public interface Evaluator<P extends Position> {
    /**
     * The score for the side to move, in hundredths of a man or of a disc; well below {@link
     * Scores#WIN}.
     */
    int evaluate(P at);

    /** The number of stages that {@link #stage} distinguishes. */
    int STAGES = 8;

    /** The stage of the game, from 0 at the start to {@link #STAGES} - 1 near the end. */
    int stage(P at);

    /** The contributions of the features, from White's point of view. */
    List<Feature> features(P at);

    /**
     * One feature of an evaluation.
     *
     * @param value White's count minus Black's count
     * @param contribution value times weight
     */
    record Feature(String name, double value, double weight, double contribution) {
        /** The same feature from the opponent's point of view. */
        public Feature negated() {
            return new Feature(name, 0 - value, weight, 0 - contribution);
        }
    }
}

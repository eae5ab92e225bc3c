package damier.core;

import java.util.List;
import java.util.Optional;

/** How good a quiet position is. */
public interface Evaluator<P extends Position> {
    /** For the side to move, in hundredths of a man or of a disc; well below {@link Scores#WIN}. */
    int evaluate(P at);

    /** How many stages {@link #stage} tells apart. */
    int STAGES = 8;

    /** How far the game has gone, from 0 at the start to {@link #STAGES} - 1 near the end. */
    int stage(P at);

    /** The same, taken apart, from White's point of view. */
    List<Feature> features(P at);

    /** The same as somebody sees it who learns its weights; nothing where they are fixed. */
    default Optional<Learnable<P>> learnable() {
        return Optional.empty();
    }

    /**
     * One part of an evaluation.
     *
     * @param value what was counted for White, less what was counted for Black
     * @param contribution value times weight
     */
    record Feature(String name, double value, double weight, double contribution) {
        /** The same, seen by the other side. */
        public Feature negated() {
            return new Feature(name, 0 - value, weight, 0 - contribution);
        }
    }
}

package damier.core;

/**
 * Why a game is over.
 *
 * @param rule a sentence that names the rule, with its article where a rule book has one
 */
public record Ending(Result result, Reason reason, String rule) {
    /** What kind of thing ended the game. */
    public enum Reason {
        /** The position itself: nothing to play, a first king, a full board. */
        POSITION,
        /** Too many moves without progress. */
        MOVE_COUNT,
        REPETITION,
        RESIGNATION,
        AGREEMENT,
        TIME
    }
}

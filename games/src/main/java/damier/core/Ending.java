package damier.core;

/**
 * The end of a game.
 *
 * @param why names the rule, with its article if the rule book has one
 */
public record Ending(Result result, Reason reason, Sentence why) {
    /** The kind of reason for which a game ended. */
    public enum Reason {
        /** The position itself: no legal move, a first king, a full board. */
        POSITION,
        /** Too many moves without progress. */
        MOVE_COUNT,
        REPETITION,
        RESIGNATION,
        AGREEMENT,
        TIME
    }

    /** The reason in English. */
    public String rule() {
        return why.text();
    }

    /** Sentences about endings that every game has. */
    public enum Says implements Sentence.Wording {
        RESIGNED("{side} resigned"),
        DRAW_AGREED("draw by agreement"),
        LOST_ON_TIME("{side} lost on time"),
        REPEATED("draw: the position has occurred {count} times"),
        REPEATED_BY_RULE("draw: the position has occurred {count} times ({article})");

        private final String english;

        Says(String english) {
            this.english = english;
        }

        @Override
        public String english() {
            return english;
        }
    }
}

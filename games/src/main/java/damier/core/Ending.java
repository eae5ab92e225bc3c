package damier.core;

/**
 * Why a game is over.
 *
 * @param why names the rule, with its article where a rule book has one
 */
public record Ending(Result result, Reason reason, Sentence why) {
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

    /** The same in English. */
    public String rule() {
        return why.text();
    }

    /** What ends any game. */
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

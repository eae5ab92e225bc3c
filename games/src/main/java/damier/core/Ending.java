package damier.core;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

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
        /** The loser exceeded the time. */
        TIME,
        /** Adjudicated as a draw: too long for the match, or for a player's protocol. */
        LENGTH,
        /** Adjudicated by the agreement of both players' scores. */
        SCORE,
        /** Adjudicated by the endgame tables. */
        TABLES,
        /** The loser chose an illegal move. */
        ILLEGAL_MOVE,
        /** The loser's process ended during the game, or the connection to it broke. */
        CRASH,
        /** The loser is running and does not answer. */
        HANG,
        /** The loser ended the game in another way than by resigning, or claimed a wrong result. */
        GAVE_UP,
        /** The loser failed in another way. */
        FAULT;

        /** Whether the loser lost by a fault rather than on the board. */
        public boolean isFault() {
            return switch (this) {
                case TIME, ILLEGAL_MOVE, CRASH, HANG, GAVE_UP, FAULT -> true;
                case POSITION,
                        MOVE_COUNT,
                        REPETITION,
                        RESIGNATION,
                        AGREEMENT,
                        LENGTH,
                        SCORE,
                        TABLES ->
                        false;
            };
        }

        /** The word in records. */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        public static Optional<Reason> named(String word) {
            return Arrays.stream(values()).filter(reason -> reason.word().equals(word)).findAny();
        }
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
        FORFEITED("{side} forfeited the game: {fault}"),
        TOO_LONG("draw: the game is too long"),
        SCORES_AGREE("adjudicated: the players agree on the result"),
        KNOWN_RESULT("adjudicated: the endgame tables know the result"),
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

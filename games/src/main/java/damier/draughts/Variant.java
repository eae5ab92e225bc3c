package damier.draughts;

import damier.core.Sentence.Article;
import damier.core.Side;

import java.util.List;

/**
 * A variant is a row of choices. The comments name the article of the FMJD's rules of International
 * draughts that each choice answers; {@link Variants} cites the rule book of every variant.
 *
 * @param startRows how many rows of men each side has at the start
 * @param orthogonalCaptures whether men and kings capture along rows and columns too
 * @param stopsBehindLastKing whether a king that captures a king last stops directly behind it
 * @param landsWhereItCanGoOn whether a capturing king must land where it can go on, if it can
 * @param kingRun quiet moves in a row with one king while men of its side are left; 0: no limit
 */
public record Variant(
        String id,
        String name,
        Board board, // 2.1 and 2.4
        int startRows, // 2.8
        Side firstSide, // 3.3
        boolean flyingKings, // 3.9
        boolean menCaptureBackward, // 4.1
        boolean menCaptureKings, // 4.2
        boolean orthogonalCaptures, // 4.2
        Choice choice, // 4.13
        Crowning crowning, // 3.5 and 4.15
        boolean stopsBehindLastKing, // 4.6
        boolean landsWhereItCanGoOn, // 4.6
        int kingRun, // 3.9
        End end, // 7.2
        Draws draws, // 6
        Style style, // 8
        RuleBook book) {

    /** Which of several captures must be made. */
    public enum Choice {
        /** Any, but to its end. */
        ANY,
        MOST_PIECES,
        MOST_PIECES_THEN_KINGS,
        /** Most pieces; with a king; most kings; kings first. */
        ITALIAN,
        /**
         * A king is worth more than one and a half men and less than two; at equal value a king
         * captures.
         */
        HIGHEST_VALUE,
        /** A king captures if one can. */
        KING_BEFORE_MAN
    }

    /** What becomes of a man that reaches the last rank while capturing. */
    public enum Crowning {
        /** It goes on as a man if it can, and is crowned only if it ends there. */
        IF_IT_ENDS_THERE,
        /** It is crowned, and the move ends. */
        ENDS_THE_MOVE,
        /** It is crowned, and goes on as a king. */
        IN_PASSING
    }

    /** What ends a game besides draws. */
    public enum End {
        NO_MOVE_LOSES,
        NO_MOVE_WINS,
        /** The first king wins; a side without a move loses. */
        FIRST_KING_WINS
    }

    /**
     * When a game is drawn.
     *
     * @param repetitions the occurrence of a position that draws; 0: never
     * @param kingMoves moves of each side, without a capture or a move of a man, that draw; 0: no
     *     such rule
     * @param anyChangeRestarts whether a promotion within the same endgame starts its count anew
     */
    public record Draws(
            int repetitions, int kingMoves, List<Endgame> endgames, boolean anyChangeRestarts) {
        static final int NO_ENDGAME = -1;

        /** The row of the endgames that this material falls under, or {@link #NO_ENDGAME}. */
        int endgame(long own, long opponent, long kings) {
            if ((own & kings) == 0 || (opponent & kings) == 0) {
                return NO_ENDGAME;
            }
            int ownCount = Long.bitCount(own);
            int opponentCount = Long.bitCount(opponent);
            boolean hasMen = ((own | opponent) & ~kings) != 0;
            for (int i = 0; i < endgames.size(); i++) {
                if (endgames.get(i).holds(ownCount, opponentCount, hasMen)) {
                    return i;
                }
            }
            return NO_ENDGAME;
        }

        /** Plies of kings only that draw, or more than any game has. */
        int kingPlies() {
            return kingMoves == 0 ? Integer.MAX_VALUE : 2 * kingMoves;
        }
    }

    /**
     * Material, with a king on both sides, that must be won within a number of moves of each side.
     *
     * @param fewest how many pieces there are at least
     * @param most how many at most
     * @param weakMost how many pieces the weaker side has at most
     * @param kingsOnly whether there are no men
     * @param article where the rule book says so; its topic is the material in words
     */
    public record Endgame(
            int fewest, int most, int weakMost, boolean kingsOnly, int moves, Article article) {
        boolean holds(int ownCount, int opponentCount, boolean hasMen) {
            int all = ownCount + opponentCount;
            return all >= fewest
                    && all <= most
                    && Math.min(ownCount, opponentCount) <= weakMost
                    && !(kingsOnly && hasMen);
        }
    }

    /**
     * How records are written.
     *
     * @param reversed whether square 1 is at White's bottom right
     * @param letters whether game records name squares by letters
     * @param gameType the PDN tag, or nothing where none is agreed
     */
    public record Style(boolean reversed, boolean letters, char captureSign, String gameType) {}

    /** Whether the choice between captures depends on which pieces are kings. */
    boolean kingsMatterInChoice() {
        return switch (choice) {
            case MOST_PIECES_THEN_KINGS, ITALIAN, HIGHEST_VALUE -> true;
            case ANY, MOST_PIECES, KING_BEFORE_MAN -> stopsBehindLastKing;
        };
    }

    /** The same variant with another rule of draws, for federations that differ. */
    public Variant with(Draws other) {
        return copy(choice, stopsBehindLastKing, landsWhereItCanGoOn, other);
    }

    /** The same variant without any rule that prefers one complete capture to another. */
    public Variant withFreeChoice() {
        return copy(Choice.ANY, false, false, draws);
    }

    private Variant copy(
            Choice otherChoice, boolean stopsBehind, boolean landsToGoOn, Draws otherDraws) {
        return new Variant(
                id,
                name,
                board,
                startRows,
                firstSide,
                flyingKings,
                menCaptureBackward,
                menCaptureKings,
                orthogonalCaptures,
                otherChoice,
                crowning,
                stopsBehind,
                landsToGoOn,
                kingRun,
                end,
                otherDraws,
                style,
                book);
    }
}

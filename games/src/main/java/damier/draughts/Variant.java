package damier.draughts;

import damier.core.Sentence.Article;
import damier.core.Side;

import java.util.List;

/**
 * A variant is a row of choices. The comments name the article of the FMJD's rules of International
 * draughts that each choice answers; {@link Variants} cites the rule book of every variant.
 *
 * @param startRows the number of rows of men of each side at the start
 * @param orthogonalCaptures whether men and kings capture along rows and columns too
 * @param stopsBehindLastKing whether a king that captures a king last stops directly behind it
 * @param landsWhereItCanGoOn whether a capturing king must land where it can continue capturing, if
 *     it can
 * @param kingRun the maximum number of consecutive quiet moves with one king while its side has
 *     men; 0 for no limit
 */
public record Variant(
        String id,
        String name,
        BoardGeometry board, // 2.1 and 2.4
        int startRows, // 2.8
        Side firstSide, // 3.3
        boolean flyingKings, // 3.9
        boolean menCaptureBackward, // 4.1
        boolean menCaptureKings, // 4.2
        boolean orthogonalCaptures, // 4.2
        Choice choice, // 4.13
        Promotion promotion, // 3.5 and 4.15
        boolean stopsBehindLastKing, // 4.6
        boolean landsWhereItCanGoOn, // 4.6
        int kingRun, // 3.9
        End end, // 7.2
        Draws draws, // 6
        Style style, // 8
        RuleBook book) {

    /** Capture precedence: which of several captures is compulsory. */
    public enum Choice {
        /** Any capture, but to its end. */
        ANY,
        MOST_PIECES,
        MOST_PIECES_THEN_KINGS,
        /** Most pieces, then with a king, then most kings, then the earliest king. */
        ITALIAN,
        /**
         * A king is worth more than one and a half men and less than two; at equal value a king
         * captures.
         */
        HIGHEST_VALUE,
        /** A capture with a king has precedence. */
        KING_BEFORE_MAN
    }

    /** What happens to a man that reaches the last rank during a capture. */
    public enum Promotion {
        /** It continues as a man if it can, and promotes only if the capture ends there. */
        IF_IT_ENDS_THERE,
        /** It promotes, and the move ends. */
        ENDS_THE_MOVE,
        /** It promotes, and continues as a king. */
        IN_PASSING
    }

    /** How a game ends, apart from draws. */
    public enum End {
        NO_MOVE_LOSES,
        NO_MOVE_WINS,
        /** The first king wins; a side without a move loses. */
        FIRST_KING_WINS
    }

    /**
     * The draw rules.
     *
     * @param repetitions the occurrence of a position that draws the game; 0 for no such rule
     * @param kingMoves the number of moves of each side without a capture or a move of a man that
     *     draws the game; 0 for no such rule
     * @param anyChangeRestarts whether a promotion within the same endgame restarts its counter
     */
    public record Draws(
            int repetitions, int kingMoves, List<Endgame> endgames, boolean anyChangeRestarts) {
        static final int NO_ENDGAME = -1;

        /** The index of the endgame for this material, or {@link #NO_ENDGAME}. */
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

        /** The number of plies with kings only that draws the game, or more than any game has. */
        int kingPlies() {
            return kingMoves == 0 ? Integer.MAX_VALUE : 2 * kingMoves;
        }
    }

    /**
     * An endgame: material, with kings on both sides, that must be won within a number of moves of
     * each side.
     *
     * @param fewest the minimum number of pieces
     * @param most the maximum number of pieces
     * @param weakMost the maximum number of pieces of the weaker side
     * @param kingsOnly whether there are no men
     * @param article the article of the rule book; its topic is the material in words
     */
    public record Endgame(
            int fewest, int most, int weakMost, boolean kingsOnly, int moves, Article article) {
        private static final int ANY_NUMBER = 24;

        /** Begins the definition of material with this number of pieces on the board. */
        static Material pieces(int fewest, int most) {
            return new Material(fewest, most, ANY_NUMBER, false);
        }

        /** Material without a number of moves yet. */
        record Material(int fewest, int most, int weakMost, boolean kingsOnly) {
            /** With at most this number of pieces of the weaker side. */
            Material against(int pieces) {
                return new Material(fewest, most, pieces, kingsOnly);
            }

            /** Without men. */
            Material kings() {
                return new Material(fewest, most, weakMost, true);
            }

            Endgame within(int moves, Article article) {
                return new Endgame(fewest, most, weakMost, kingsOnly, moves, article);
            }
        }

        boolean holds(int ownCount, int opponentCount, boolean hasMen) {
            int all = ownCount + opponentCount;
            return all >= fewest
                    && all <= most
                    && Math.min(ownCount, opponentCount) <= weakMost
                    && !(kingsOnly && hasMen);
        }
    }

    /**
     * How game records and other programs write the game.
     *
     * @param reversed whether square 1 is at White's bottom right
     * @param letters whether game records name squares by letters
     * @param gameType the PDN tag, or empty if there is no agreed number
     * @param hubName the name of the variant in Hub, or empty if it is the variant's id
     */
    public record Style(
            boolean reversed, boolean letters, char captureSign, String gameType, String hubName) {
        static Style of(String gameType) {
            return new Style(false, false, 'x', gameType, "");
        }

        Style reverse() {
            return new Style(true, letters, captureSign, gameType, hubName);
        }

        Style letters(char sign) {
            return new Style(reversed, true, sign, gameType, hubName);
        }

        Style hubName(String name) {
            return new Style(reversed, letters, captureSign, gameType, name);
        }
    }

    /** Whether capture precedence depends on which pieces are kings. */
    boolean kingsMatterInChoice() {
        return switch (choice) {
            case MOST_PIECES_THEN_KINGS, ITALIAN, HIGHEST_VALUE -> true;
            case ANY, MOST_PIECES, KING_BEFORE_MAN -> stopsBehindLastKing;
        };
    }

    /** The same variant with other draw rules, for federations that differ. */
    public Variant with(Draws other) {
        return new Builder(this).draws(other).build();
    }

    /** The same variant without capture precedence. */
    public Variant withFreeChoice() {
        return new Builder(this)
                .choice(Choice.ANY)
                .stopsBehindLastKing(false)
                .landsWhereItCanGoOn(false)
                .build();
    }

    /** Builds a variant; every choice has a name. */
    static final class Builder {
        private final String id;
        private final String name;
        private final RuleBook book;
        private BoardGeometry board = BoardGeometry.TEN;
        private int startRows = 4;
        private Side firstSide = Side.WHITE;
        private boolean flyingKings;
        private boolean menCaptureBackward;
        private boolean menCaptureKings;
        private boolean orthogonalCaptures;
        private Choice choice = Choice.ANY;
        private Promotion promotion = Promotion.IF_IT_ENDS_THERE;
        private boolean stopsBehindLastKing;
        private boolean landsWhereItCanGoOn;
        private int kingRun;
        private End end = End.NO_MOVE_LOSES;
        private Draws draws = new Draws(0, 0, List.of(), false);
        private Style style = Style.of("");

        Builder(String id, String name, RuleBook book) {
            this.id = id;
            this.name = name;
            this.book = book;
        }

        Builder(Variant from) {
            this(from.id, from.name, from.book);
            board = from.board;
            startRows = from.startRows;
            firstSide = from.firstSide;
            flyingKings = from.flyingKings;
            menCaptureBackward = from.menCaptureBackward;
            menCaptureKings = from.menCaptureKings;
            orthogonalCaptures = from.orthogonalCaptures;
            choice = from.choice;
            promotion = from.promotion;
            stopsBehindLastKing = from.stopsBehindLastKing;
            landsWhereItCanGoOn = from.landsWhereItCanGoOn;
            kingRun = from.kingRun;
            end = from.end;
            draws = from.draws;
            style = from.style;
        }

        Builder board(BoardGeometry value) {
            board = value;
            return this;
        }

        Builder startRows(int value) {
            startRows = value;
            return this;
        }

        Builder firstSide(Side value) {
            firstSide = value;
            return this;
        }

        Builder flyingKings(boolean value) {
            flyingKings = value;
            return this;
        }

        Builder menCaptureBackward(boolean value) {
            menCaptureBackward = value;
            return this;
        }

        Builder menCaptureKings(boolean value) {
            menCaptureKings = value;
            return this;
        }

        Builder orthogonalCaptures(boolean value) {
            orthogonalCaptures = value;
            return this;
        }

        Builder choice(Choice value) {
            choice = value;
            return this;
        }

        Builder promotion(Promotion value) {
            promotion = value;
            return this;
        }

        Builder stopsBehindLastKing(boolean value) {
            stopsBehindLastKing = value;
            return this;
        }

        Builder landsWhereItCanGoOn(boolean value) {
            landsWhereItCanGoOn = value;
            return this;
        }

        Builder kingRun(int value) {
            kingRun = value;
            return this;
        }

        Builder end(End value) {
            end = value;
            return this;
        }

        Builder draws(Draws value) {
            draws = value;
            return this;
        }

        Builder style(Style value) {
            style = value;
            return this;
        }

        Variant build() {
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
                    choice,
                    promotion,
                    stopsBehindLastKing,
                    landsWhereItCanGoOn,
                    kingRun,
                    end,
                    draws,
                    style,
                    book);
        }
    }
}

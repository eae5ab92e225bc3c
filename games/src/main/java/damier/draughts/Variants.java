package damier.draughts;

import static damier.draughts.Variant.Choice.ANY;
import static damier.draughts.Variant.Choice.HIGHEST_VALUE;
import static damier.draughts.Variant.Choice.ITALIAN;
import static damier.draughts.Variant.Choice.KING_BEFORE_MAN;
import static damier.draughts.Variant.Choice.MOST_PIECES;
import static damier.draughts.Variant.Choice.MOST_PIECES_THEN_KINGS;
import static damier.draughts.Variant.Crowning.ENDS_THE_MOVE;
import static damier.draughts.Variant.Crowning.IF_IT_ENDS_THERE;
import static damier.draughts.Variant.Crowning.IN_PASSING;
import static damier.draughts.Variant.End.FIRST_KING_WINS;
import static damier.draughts.Variant.End.NO_MOVE_LOSES;
import static damier.draughts.Variant.End.NO_MOVE_WINS;

import damier.core.Side;
import damier.draughts.Variant.Draws;
import damier.draughts.Variant.Endgame;
import damier.draughts.Variant.Style;

import java.util.List;

/** The variants, each a row of one table. */
public final class Variants {
    private static final int ANY_NUMBER = 24;

    private static final Draws INTERNATIONAL_DRAWS =
            new Draws(
                    3, // FMJD 6.1
                    25, // FMJD 6.2
                    List.of(
                            new Endgame(4, 4, 1, false, 16, "FMJD 6.3"), //
                            new Endgame(2, 3, 1, false, 5, "FMJD 6.4")),
                    false);

    private static final Draws RUSSIAN_DRAWS =
            new Draws(
                    3,
                    15,
                    List.of(
                            new Endgame(
                                    4, ANY_NUMBER, 1, true, 15, "three or more kings against one"),
                            new Endgame(2, 3, ANY_NUMBER, false, 5, "two or three pieces"),
                            new Endgame(4, 5, ANY_NUMBER, false, 30, "four or five pieces"),
                            new Endgame(6, 7, ANY_NUMBER, false, 60, "six or seven pieces")),
                    true);

    private static final Draws FRISIAN_DRAWS =
            new Draws(
                    3,
                    0,
                    List.of(
                            new Endgame(3, 3, 1, true, 7, "two kings against one"),
                            new Endgame(2, 2, 1, true, 2, "one king against one")),
                    false);

    private static final Draws POOL_DRAWS =
            new Draws(
                    3,
                    0,
                    List.of(new Endgame(4, 4, 1, true, 13, "three kings against one")),
                    false);

    public static final Variant INTERNATIONAL =
            international(
                    "international",
                    "International draughts",
                    false,
                    NO_MOVE_LOSES,
                    INTERNATIONAL_DRAWS,
                    "20,W,10,10,N2,0");
    public static final Variant KILLER =
            international(
                    "killer", "Killer draughts", true, NO_MOVE_LOSES, INTERNATIONAL_DRAWS, "");
    public static final Variant BREAKTHROUGH =
            international(
                    "breakthrough",
                    "Breakthrough draughts",
                    false,
                    FIRST_KING_WINS,
                    drawsBy(0, 0),
                    "96");
    public static final Variant ANTIDRAUGHTS =
            international("antidraughts", "Antidraughts", false, NO_MOVE_WINS, drawsBy(3, 0), "98");

    public static final Variant FRISIAN =
            new Variant(
                    "frisian",
                    "Frisian draughts",
                    Board.TEN,
                    4,
                    Side.WHITE,
                    true,
                    true,
                    true,
                    true,
                    HIGHEST_VALUE,
                    IF_IT_ENDS_THERE,
                    false,
                    false,
                    3,
                    NO_MOVE_LOSES,
                    FRISIAN_DRAWS,
                    new Style(false, false, 'x', "40,W,10,10,N2,0"));
    public static final Variant BRAZILIAN =
            new Variant(
                    "brazilian",
                    "Brazilian draughts",
                    Board.EIGHT,
                    3,
                    Side.WHITE,
                    true,
                    true,
                    true,
                    false,
                    MOST_PIECES,
                    IF_IT_ENDS_THERE,
                    false,
                    false,
                    0,
                    NO_MOVE_LOSES,
                    RUSSIAN_DRAWS,
                    new Style(false, true, 'x', "26,W,8,8,A0,0"));
    public static final Variant RUSSIAN =
            new Variant(
                    "russian",
                    "Russian draughts",
                    Board.EIGHT,
                    3,
                    Side.WHITE,
                    true,
                    true,
                    true,
                    false,
                    ANY,
                    IN_PASSING,
                    false,
                    true,
                    0,
                    NO_MOVE_LOSES,
                    RUSSIAN_DRAWS,
                    new Style(false, true, ':', "25,W,8,8,A0,0"));
    public static final Variant POOL =
            new Variant(
                    "pool",
                    "Pool checkers",
                    Board.EIGHT,
                    3,
                    Side.BLACK,
                    true,
                    true,
                    true,
                    false,
                    ANY,
                    IF_IT_ENDS_THERE,
                    false,
                    true,
                    0,
                    NO_MOVE_LOSES,
                    POOL_DRAWS,
                    new Style(false, false, 'x', "23,B,8,8,N1,0"));
    public static final Variant ENGLISH =
            new Variant(
                    "english",
                    "English draughts",
                    Board.EIGHT,
                    3,
                    Side.BLACK,
                    false,
                    false,
                    true,
                    false,
                    ANY,
                    ENDS_THE_MOVE,
                    false,
                    false,
                    0,
                    NO_MOVE_LOSES,
                    drawsBy(3, 40),
                    new Style(false, false, 'x', "21,B,8,8,N1,0"));
    public static final Variant ITALIAN_DRAUGHTS =
            new Variant(
                    "italian",
                    "Italian draughts",
                    Board.EIGHT_MIRRORED,
                    3,
                    Side.WHITE,
                    false,
                    false,
                    false,
                    false,
                    ITALIAN,
                    ENDS_THE_MOVE,
                    false,
                    false,
                    0,
                    NO_MOVE_LOSES,
                    drawsBy(3, 40),
                    new Style(false, false, 'x', "22,W,8,8,N2,1"));
    public static final Variant SPANISH =
            new Variant(
                    "spanish",
                    "Spanish draughts",
                    Board.EIGHT_MIRRORED,
                    3,
                    Side.WHITE,
                    true,
                    false,
                    true,
                    false,
                    MOST_PIECES_THEN_KINGS,
                    ENDS_THE_MOVE,
                    false,
                    false,
                    0,
                    NO_MOVE_LOSES,
                    drawsBy(3, 20),
                    new Style(true, false, 'x', "24,W,8,8,N1,1"));
    public static final Variant CZECH =
            new Variant(
                    "czech",
                    "Czech draughts",
                    Board.EIGHT,
                    3,
                    Side.WHITE,
                    true,
                    false,
                    true,
                    false,
                    KING_BEFORE_MAN,
                    ENDS_THE_MOVE,
                    false,
                    true,
                    0,
                    NO_MOVE_LOSES,
                    drawsBy(3, 15),
                    new Style(false, true, 'x', "29,W,8,8,A0,0"));

    private static final List<Variant> ALL =
            List.of(
                    INTERNATIONAL,
                    KILLER,
                    BREAKTHROUGH,
                    ANTIDRAUGHTS,
                    FRISIAN,
                    BRAZILIAN,
                    RUSSIAN,
                    POOL,
                    ENGLISH,
                    ITALIAN_DRAUGHTS,
                    SPANISH,
                    CZECH);

    private Variants() {}

    public static List<Variant> all() {
        return ALL;
    }

    private static Variant international(
            String id,
            String name,
            boolean stopsBehindLastKing,
            Variant.End end,
            Draws draws,
            String gameType) {
        return new Variant(
                id,
                name,
                Board.TEN,
                4,
                Side.WHITE,
                true,
                true,
                true,
                false,
                MOST_PIECES,
                IF_IT_ENDS_THERE,
                stopsBehindLastKing,
                false,
                0,
                end,
                draws,
                new Style(false, false, 'x', gameType));
    }

    private static Draws drawsBy(int repetitions, int kingMoves) {
        return new Draws(repetitions, kingMoves, List.of(), false);
    }
}

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

/**
 * The variants, each a row of one table. The comments cite the rule books that {@link RuleBooks}
 * names in full.
 */
public final class Variants {
    private static final int ANY_NUMBER = 24;

    private static final Draws INTERNATIONAL_DRAWS =
            new Draws(
                    3, // FMJD 6.1
                    25, // FMJD 6.2
                    List.of(
                            new Endgame(
                                    4,
                                    4,
                                    1,
                                    false,
                                    16,
                                    CountedMaterial.THREE_PIECES.in("FMJD", "6.3")),
                            new Endgame(
                                    2,
                                    3,
                                    1,
                                    false,
                                    5,
                                    CountedMaterial.TWO_PIECES.in("FMJD", "6.4"))),
                    false); // FMJD 6.3 and 6.4 count from when the ending arose

    /** Article 7.2.7 is not here: five moves against a king that holds the long diagonal. */
    private static final Draws DRAUGHTS_64_DRAWS =
            new Draws(
                    3, // FMJD-64 7.2.3
                    15, // FMJD-64 7.2.5
                    List.of(
                            new Endgame(
                                    4,
                                    ANY_NUMBER,
                                    1,
                                    true,
                                    15,
                                    CountedMaterial.THREE_OR_MORE_KINGS.in("FMJD-64", "7.2.4")),
                            new Endgame(
                                    2,
                                    3,
                                    ANY_NUMBER,
                                    false,
                                    5,
                                    CountedMaterial.TWO_PIECES.in("FMJD-64", "7.2.8")),
                            new Endgame(
                                    4,
                                    5,
                                    ANY_NUMBER,
                                    false,
                                    30,
                                    CountedMaterial.FOUR_OR_FIVE.in("FMJD-64", "7.2.6")),
                            new Endgame(
                                    6,
                                    7,
                                    ANY_NUMBER,
                                    false,
                                    60,
                                    CountedMaterial.SIX_OR_SEVEN.in("FMJD-64", "7.2.6"))),
                    true); // FMJD-64 7.2.6: until a capture or a promotion

    private static final Draws FRISIAN_DRAWS =
            new Draws(
                    3, // as International
                    0, // no such draw
                    List.of(
                            new Endgame(
                                    3,
                                    3,
                                    1,
                                    true,
                                    7,
                                    CountedMaterial.TWO_KINGS.in("Frisian rules", null)),
                            // As servers play it; the rules: drawn at once unless a king can be
                            // captured by force.
                            new Endgame(
                                    2,
                                    2,
                                    1,
                                    true,
                                    2,
                                    CountedMaterial.ONE_KING.in("Frisian rules", null))),
                    false);

    private static final Draws POOL_DRAWS =
            new Draws(
                    3, // APCA 26
                    0,
                    List.of(
                            new Endgame(
                                    4,
                                    4,
                                    1,
                                    true,
                                    13,
                                    CountedMaterial.THREE_KINGS.in("APCA", "27"))),
                    false);

    public static final Variant INTERNATIONAL =
            international(
                    "international",
                    "International draughts",
                    false, // FMJD 4.6: any square behind the last piece captured
                    NO_MOVE_LOSES, // FMJD 7.2.2 and 7.2.3
                    INTERNATIONAL_DRAWS,
                    "20,W,10,10,N2,0",
                    RuleBooks.FMJD);
    public static final Variant KILLER =
            international(
                    "killer",
                    "Killer draughts",
                    true, // as International, but behind a king captured last it stops
                    NO_MOVE_LOSES, // as International
                    INTERNATIONAL_DRAWS,
                    "",
                    RuleBooks.KILLER);
    public static final Variant BREAKTHROUGH =
            international(
                    "breakthrough",
                    "Breakthrough draughts",
                    false, // as International
                    FIRST_KING_WINS, // as International, but the first king wins
                    drawsBy(0, 0), // every game ends: men only move forward
                    "96",
                    RuleBooks.BREAKTHROUGH);
    public static final Variant ANTIDRAUGHTS =
            international(
                    "antidraughts",
                    "Antidraughts",
                    false, // as International
                    NO_MOVE_WINS, // as International, but the side that cannot move wins
                    drawsBy(3, 0), // FMJD 6.1; the other draws of International have no sense here
                    "98",
                    RuleBooks.ANTIDRAUGHTS);

    public static final Variant FRISIAN =
            new Variant(
                    "frisian",
                    "Frisian draughts",
                    Board.TEN, // Frisian rules art. 1 and 5
                    4, // art. 4
                    Side.WHITE, // art. 6
                    true, // art. 9: kings fly
                    true, // art. 7: men capture in any direction
                    true, // art. 7: any piece of the opponent
                    true, // art. 7: eight directions, along rows and columns too
                    HIGHEST_VALUE, // the value of a capture; at equal value a king captures
                    IF_IT_ENDS_THERE, // art. 8
                    false, // any square behind the last piece captured
                    false, // the highest value already tells
                    3, // moves in a row with one king while men are left
                    NO_MOVE_LOSES, // as International
                    FRISIAN_DRAWS,
                    new Style(false, false, 'x', "40,W,10,10,N2,0"), // art. 3
                    RuleBooks.FRISIAN);
    public static final Variant BRAZILIAN =
            new Variant(
                    "brazilian",
                    "Brazilian draughts",
                    Board.EIGHT, // FMJD-64, the board
                    3, // FMJD-64, the start
                    Side.WHITE, // FMJD-64, first move
                    true, // FMJD-64, the move of a king
                    true, // FMJD-64, men capture forwards and backwards
                    true, // FMJD-64, men capture kings
                    false, // FMJD-64, captures go along diagonals
                    MOST_PIECES, // FMJD-64 4.16.1, Brazilian version
                    IF_IT_ENDS_THERE, // FMJD-64, Brazilian version
                    false, // FMJD-64 4.6: any square behind the last piece captured
                    false, // FMJD-64 4.16.1: most pieces already tells
                    0, // no limit
                    NO_MOVE_LOSES, // FMJD-64, the result
                    DRAUGHTS_64_DRAWS,
                    new Style(false, true, 'x', "26,W,8,8,A0,0"),
                    RuleBooks.BRAZILIAN);
    public static final Variant RUSSIAN =
            new Variant(
                    "russian",
                    "Russian draughts",
                    Board.EIGHT, // FMJD-64, the board
                    3, // FMJD-64, the start
                    Side.WHITE, // FMJD-64, first move
                    true, // FMJD-64, the move of a king
                    true, // FMJD-64, men capture forwards and backwards
                    true, // FMJD-64, men capture kings
                    false, // FMJD-64, captures go along diagonals
                    ANY, // FMJD-64, choice between captures
                    IN_PASSING, // FMJD-64, promotion during a capture
                    false, // FMJD-64 4.6: any square behind the last piece captured
                    true, // FMJD-64 4.6: a king goes on capturing while it can
                    0, // no limit
                    NO_MOVE_LOSES, // FMJD-64, the result
                    DRAUGHTS_64_DRAWS,
                    new Style(false, true, ':', "25,W,8,8,A0,0"),
                    RuleBooks.RUSSIAN);
    public static final Variant POOL =
            new Variant(
                    "pool",
                    "Pool checkers",
                    Board.EIGHT, // APCA 1, 2 and 4
                    3, // APCA 5
                    Side.BLACK, // APCA 7
                    true, // APCA 15: kings fly
                    true, // APCA 14: men capture forwards and backwards
                    true, // APCA 16: men capture kings
                    false, // APCA, captures go along diagonals
                    ANY, // APCA 20
                    IF_IT_ENDS_THERE, // APCA 22
                    false, // APCA, any square behind the last piece captured
                    true, // the published node counts hold only so
                    0, // no limit
                    NO_MOVE_LOSES, // APCA, the object of the game
                    POOL_DRAWS,
                    new Style(false, false, 'x', "23,B,8,8,N1,0"),
                    RuleBooks.APCA);
    public static final Variant ENGLISH =
            new Variant(
                    "english",
                    "English draughts",
                    Board.EIGHT, // WCDF 1.1 and 1.4
                    3, // WCDF 1.11
                    Side.BLACK, // WCDF 1.13: the darker men
                    false, // WCDF 1.17: kings move one step
                    false, // WCDF 1.18: men capture forwards
                    true, // WCDF 1.18: man or king
                    false, // WCDF 1.18: captures go along diagonals
                    ANY, // WCDF 1.20
                    ENDS_THE_MOVE, // WCDF 1.16 and 1.19
                    false, // kings do not fly
                    false, // kings do not fly
                    0, // no limit
                    NO_MOVE_LOSES, // WCDF, definition of a win
                    drawsBy(3, 40), // WCDF 1.32.1 and 1.32.2
                    new Style(false, false, 'x', "21,B,8,8,N1,0"), // WCDF 1.5
                    RuleBooks.WCDF);
    public static final Variant ITALIAN_DRAUGHTS =
            new Variant(
                    "italian",
                    "Italian draughts",
                    Board.EIGHT_MIRRORED, // FID 2.1 and 2.3
                    3, // FID 2.6
                    Side.WHITE, // FID 3.4
                    false, // FID 4.7: kings move one step
                    false, // FID 5.3a: men capture forwards
                    false, // FID 5.3b: men capture men only
                    false, // FID 5.1: captures go along diagonals
                    ITALIAN, // FID 6.6 to 6.9
                    ENDS_THE_MOVE, // FID 5.3a: nothing is ahead of the last rank
                    false, // kings do not fly
                    false, // kings do not fly
                    0, // no limit
                    NO_MOVE_LOSES, // FID, the result
                    drawsBy(3, 40), // FID 9.3, whose editions say three or four times; FID 10.4
                    new Style(false, false, 'x', "22,W,8,8,N2,1"), // FID 2.4
                    RuleBooks.FID);
    public static final Variant SPANISH =
            new Variant(
                    "spanish",
                    "Spanish draughts",
                    Board.EIGHT_MIRRORED, // FPD 2.1
                    3, // FPD 2.1
                    Side.WHITE, // FPD, first move
                    true, // FPD 2.2: kings fly
                    false, // FPD 2.2: men capture forwards
                    true, // FPD 3.1: a king may be captured by a man
                    false, // FPD 2.2: captures go along diagonals
                    MOST_PIECES_THEN_KINGS, // FPD 3.1: quantity, then quality
                    ENDS_THE_MOVE, // FPD 2.2
                    false, // any square behind the last piece captured
                    false, // FPD 3.1: quantity already tells
                    0, // no limit
                    NO_MOVE_LOSES, // FPD, the result
                    drawsBy(3, 20), // FPD, the result; 3.2
                    new Style(true, false, 'x', "24,W,8,8,N1,1"), // FPD 2.1
                    RuleBooks.FPD);
    public static final Variant CZECH =
            new Variant(
                    "czech",
                    "Czech draughts",
                    Board.EIGHT, // Czech rules 2.1 and 2.4
                    3, // Czech rules, the start
                    Side.WHITE, // Czech rules, first move
                    true, // Czech rules 3.9: kings fly
                    false, // Czech rules 4.1: men capture forwards
                    true, // Czech rules 4.1: men capture kings
                    false, // Czech rules 4.1: captures go along diagonals
                    KING_BEFORE_MAN, // Czech rules 4.14
                    ENDS_THE_MOVE, // Czech rules 4.1: nothing is ahead of the last rank
                    false, // any square behind the last piece captured
                    true, // a capture must be finished; the published node counts hold only so
                    0, // no limit
                    NO_MOVE_LOSES, // Czech rules, the result
                    drawsBy(3, 15), // Czech rules, draws
                    new Style(false, true, 'x', "29,W,8,8,A0,0"), // Czech rules 2.6
                    RuleBooks.CZECH);

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

    /** The variant that is registered under this id. */
    public static Variant byId(String id) {
        return ALL.stream()
                .filter(variant -> variant.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no variant '" + id + "'"));
    }

    private static Variant international(
            String id,
            String name,
            boolean stopsBehindLastKing,
            Variant.End end,
            Draws draws,
            String gameType,
            RuleBook book) {
        return new Variant(
                id,
                name,
                Board.TEN, // FMJD 2.1 and 2.4
                4, // FMJD 2.8
                Side.WHITE, // FMJD 3.3
                true, // FMJD 3.9: kings fly
                true, // FMJD 4.1: men capture forwards and backwards
                true, // FMJD 4.2: any piece of the opponent
                false, // FMJD 4.2 and 4.3: captures go along diagonals
                MOST_PIECES, // FMJD 4.13
                IF_IT_ENDS_THERE, // FMJD 3.5 and 4.15
                stopsBehindLastKing,
                false, // FMJD 4.13: most pieces already tells
                0, // no limit
                end,
                draws,
                new Style(false, false, 'x', gameType), // FMJD 8
                book);
    }

    private static Draws drawsBy(int repetitions, int kingMoves) {
        return new Draws(repetitions, kingMoves, List.of(), false);
    }
}

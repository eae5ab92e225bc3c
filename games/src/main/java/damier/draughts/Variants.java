package damier.draughts;

import static damier.draughts.Variant.Choice.ANY;
import static damier.draughts.Variant.Choice.HIGHEST_VALUE;
import static damier.draughts.Variant.Choice.ITALIAN;
import static damier.draughts.Variant.Choice.KING_BEFORE_MAN;
import static damier.draughts.Variant.Choice.MOST_PIECES;
import static damier.draughts.Variant.Choice.MOST_PIECES_THEN_KINGS;
import static damier.draughts.Variant.End.FIRST_KING_WINS;
import static damier.draughts.Variant.End.NO_MOVE_LOSES;
import static damier.draughts.Variant.End.NO_MOVE_WINS;
import static damier.draughts.Variant.Promotion.ENDS_THE_MOVE;
import static damier.draughts.Variant.Promotion.IF_IT_ENDS_THERE;
import static damier.draughts.Variant.Promotion.IN_PASSING;

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
                            Endgame.pieces(4, 4)
                                    .against(1)
                                    .within(16, CountedMaterial.THREE_PIECES.in("FMJD", "6.3")),
                            Endgame.pieces(2, 3)
                                    .against(1)
                                    .within(5, CountedMaterial.TWO_PIECES.in("FMJD", "6.4"))),
                    false); // FMJD 6.3 and 6.4 count from the beginning of the endgame

    /** Without article 7.2.7: five moves against a king that holds the long diagonal. */
    private static final Draws DRAUGHTS_64_DRAWS =
            new Draws(
                    3, // FMJD-64 7.2.3
                    15, // FMJD-64 7.2.5
                    List.of(
                            Endgame.pieces(4, ANY_NUMBER)
                                    .against(1)
                                    .kings()
                                    .within(
                                            15,
                                            CountedMaterial.THREE_OR_MORE_KINGS.in(
                                                    "FMJD-64", "7.2.4")),
                            Endgame.pieces(2, 3)
                                    .within(5, CountedMaterial.TWO_PIECES.in("FMJD-64", "7.2.8")),
                            Endgame.pieces(4, 5)
                                    .within(
                                            30,
                                            CountedMaterial.FOUR_OR_FIVE.in("FMJD-64", "7.2.6")),
                            Endgame.pieces(6, 7)
                                    .within(
                                            60,
                                            CountedMaterial.SIX_OR_SEVEN.in("FMJD-64", "7.2.6"))),
                    true); // FMJD-64 7.2.6: until a capture or a promotion

    private static final Draws FRISIAN_DRAWS =
            new Draws(
                    3, // as International
                    0, // no such draw
                    List.of(
                            Endgame.pieces(3, 3)
                                    .against(1)
                                    .kings()
                                    .within(7, CountedMaterial.TWO_KINGS.in("Frisian rules", null)),
                            // As servers play it; by the rules: drawn at once unless a king can be
                            // captured by force.
                            Endgame.pieces(2, 2)
                                    .against(1)
                                    .kings()
                                    .within(2, CountedMaterial.ONE_KING.in("Frisian rules", null))),
                    false);

    private static final Draws POOL_DRAWS =
            new Draws(
                    3, // APCA 26
                    0,
                    List.of(
                            Endgame.pieces(4, 4)
                                    .against(1)
                                    .kings()
                                    .within(13, CountedMaterial.THREE_KINGS.in("APCA", "27"))),
                    false);

    public static final Variant INTERNATIONAL =
            international("international", "International draughts", RuleBooks.FMJD)
                    .style(Style.of("20,W,10,10,N2,0").hubName("normal")) // FMJD 8
                    .build();
    public static final Variant KILLER =
            international("killer", "Killer draughts", RuleBooks.KILLER)
                    .stopsBehindLastKing(true) // the one difference
                    .style(Style.of(""))
                    .build();
    public static final Variant BREAKTHROUGH =
            international("breakthrough", "Breakthrough draughts", RuleBooks.BREAKTHROUGH)
                    .end(FIRST_KING_WINS)
                    .draws(drawsBy(0, 0)) // every game ends: men only move forward
                    .style(Style.of("96").hubName("bt"))
                    .build();
    public static final Variant ANTIDRAUGHTS =
            international("antidraughts", "Antidraughts", RuleBooks.ANTIDRAUGHTS)
                    .end(NO_MOVE_WINS)
                    .draws(drawsBy(3, 0)) // FMJD 6.1; the other draw rules make no sense here
                    .style(Style.of("98").hubName("losing"))
                    .build();

    public static final Variant FRISIAN =
            new Variant.Builder("frisian", "Frisian draughts", RuleBooks.FRISIAN)
                    .board(BoardGeometry.TEN) // Frisian rules art. 1 and 5
                    .startRows(4) // art. 4
                    .firstSide(Side.WHITE) // art. 6
                    .flyingKings(true) // art. 9: kings fly
                    .menCaptureBackward(true) // art. 7: men capture in any direction
                    .menCaptureKings(true) // art. 7: any piece of the opponent
                    .orthogonalCaptures(
                            true) // art. 7: eight directions, along rows and columns too
                    .choice(HIGHEST_VALUE) // the value of a capture; at equal value a king captures
                    .promotion(IF_IT_ENDS_THERE) // art. 8
                    .stopsBehindLastKing(false) // any square behind the last piece captured
                    .landsWhereItCanGoOn(false) // the highest value already decides
                    .kingRun(3) // consecutive moves with one king while its side has men
                    .end(NO_MOVE_LOSES) // as International
                    .draws(FRISIAN_DRAWS)
                    .style(Style.of("40,W,10,10,N2,0")) // art. 3
                    .build();
    public static final Variant BRAZILIAN =
            draughts64("brazilian", "Brazilian draughts", RuleBooks.BRAZILIAN)
                    .choice(MOST_PIECES) // FMJD-64 4.16.1, Brazilian version
                    .promotion(IF_IT_ENDS_THERE) // FMJD-64, Brazilian version
                    .landsWhereItCanGoOn(false) // FMJD-64 4.16.1: most pieces already decides
                    .style(Style.of("26,W,8,8,A0,0").letters('x'))
                    .build();
    public static final Variant RUSSIAN =
            draughts64("russian", "Russian draughts", RuleBooks.RUSSIAN)
                    .choice(ANY) // FMJD-64, choice between captures
                    .promotion(IN_PASSING) // FMJD-64, promotion during a capture
                    .landsWhereItCanGoOn(
                            true) // FMJD-64 4.6: a king continues capturing while it can
                    .style(Style.of("25,W,8,8,A0,0").letters(':'))
                    .build();
    public static final Variant POOL =
            new Variant.Builder("pool", "Pool checkers", RuleBooks.APCA)
                    .board(BoardGeometry.EIGHT) // APCA 1, 2 and 4
                    .startRows(3) // APCA 5
                    .firstSide(Side.BLACK) // APCA 7
                    .flyingKings(true) // APCA 15: kings fly
                    .menCaptureBackward(true) // APCA 14: men capture forwards and backwards
                    .menCaptureKings(true) // APCA 16: men capture kings
                    .orthogonalCaptures(false) // APCA, captures go along diagonals
                    .choice(ANY) // APCA 20
                    .promotion(IF_IT_ENDS_THERE) // APCA 22
                    .stopsBehindLastKing(false) // APCA, any square behind the last piece captured
                    .landsWhereItCanGoOn(true) // required by the published node counts
                    .kingRun(0) // no limit
                    .end(NO_MOVE_LOSES) // APCA, the object of the game
                    .draws(POOL_DRAWS)
                    .style(Style.of("23,B,8,8,N1,0"))
                    .build();
    public static final Variant ENGLISH =
            new Variant.Builder("english", "English draughts", RuleBooks.WCDF)
                    .board(BoardGeometry.EIGHT) // WCDF 1.1 and 1.4
                    .startRows(3) // WCDF 1.11
                    .firstSide(Side.BLACK) // WCDF 1.13: the darker men
                    .flyingKings(false) // WCDF 1.17: kings move one step
                    .menCaptureBackward(false) // WCDF 1.18: men capture forwards
                    .menCaptureKings(true) // WCDF 1.18: man or king
                    .orthogonalCaptures(false) // WCDF 1.18: captures go along diagonals
                    .choice(ANY) // WCDF 1.20
                    .promotion(ENDS_THE_MOVE) // WCDF 1.16 and 1.19
                    .stopsBehindLastKing(false) // kings do not fly
                    .landsWhereItCanGoOn(false) // kings do not fly
                    .kingRun(0) // no limit
                    .end(NO_MOVE_LOSES) // WCDF, definition of a win
                    .draws(drawsBy(3, 40)) // WCDF 1.32.1 and 1.32.2
                    .style(Style.of("21,B,8,8,N1,0")) // WCDF 1.5
                    .build();
    public static final Variant ITALIAN_DRAUGHTS =
            new Variant.Builder("italian", "Italian draughts", RuleBooks.FID)
                    .board(BoardGeometry.EIGHT_MIRRORED) // FID 2.1 and 2.3
                    .startRows(3) // FID 2.6
                    .firstSide(Side.WHITE) // FID 3.4
                    .flyingKings(false) // FID 4.7: kings move one step
                    .menCaptureBackward(false) // FID 5.3a: men capture forwards
                    .menCaptureKings(false) // FID 5.3b: men capture men only
                    .orthogonalCaptures(false) // FID 5.1: captures go along diagonals
                    .choice(ITALIAN) // FID 6.6 to 6.9
                    .promotion(ENDS_THE_MOVE) // FID 5.3a: nothing is ahead of the last rank
                    .stopsBehindLastKing(false) // kings do not fly
                    .landsWhereItCanGoOn(false) // kings do not fly
                    .kingRun(0) // no limit
                    .end(NO_MOVE_LOSES) // FID, the result
                    .draws(drawsBy(3, 40)) // FID 9.3, whose editions say three or four times; FID
                    // 10.4
                    .style(Style.of("22,W,8,8,N2,1")) // FID 2.4
                    .build();

    /** The rules of a program: those of Italian draughts with one precedence and without draws. */
    public static final Variant ITALIAN_BASIC =
            new Variant.Builder("italian-basic", "Basic Italian draughts", RuleBooks.FIORENTINO)
                    .board(BoardGeometry.EIGHT_MIRRORED) // ch. II: the last square is dark
                    .startRows(3) // ch. II: on the first three rows
                    .firstSide(Side.WHITE) // ch. II: White always starts
                    .flyingKings(false) // ch. II: kings move one step
                    .menCaptureBackward(false) // ch. II: men jump only forwards
                    .menCaptureKings(false) // ch. II: a man captures a man
                    .orthogonalCaptures(false) // ch. II: captures go along diagonals
                    .choice(MOST_PIECES) // ch. II: as many pieces as possible
                    .promotion(ENDS_THE_MOVE) // ch. II: nothing is ahead of the last row
                    .stopsBehindLastKing(false) // kings do not fly
                    .landsWhereItCanGoOn(false) // kings do not fly
                    .kingRun(0) // no limit
                    .end(NO_MOVE_LOSES) // ch. II: all pieces are captured or blocked
                    .draws(drawsBy(0, 0)) // ch. II: a draw is not considered
                    .style(Style.of(""))
                    .build();

    public static final Variant SPANISH =
            new Variant.Builder("spanish", "Spanish draughts", RuleBooks.FPD)
                    .board(BoardGeometry.EIGHT_MIRRORED) // FPD 2.1
                    .startRows(3) // FPD 2.1
                    .firstSide(Side.WHITE) // FPD, first move
                    .flyingKings(true) // FPD 2.2: kings fly
                    .menCaptureBackward(false) // FPD 2.2: men capture forwards
                    .menCaptureKings(true) // FPD 3.1: a king may be captured by a man
                    .orthogonalCaptures(false) // FPD 2.2: captures go along diagonals
                    .choice(MOST_PIECES_THEN_KINGS) // FPD 3.1: quantity, then quality
                    .promotion(ENDS_THE_MOVE) // FPD 2.2
                    .stopsBehindLastKing(false) // any square behind the last piece captured
                    .landsWhereItCanGoOn(false) // FPD 3.1: quantity already decides
                    .kingRun(0) // no limit
                    .end(NO_MOVE_LOSES) // FPD, the result
                    .draws(drawsBy(3, 20)) // FPD, the result; 3.2
                    .style(Style.of("24,W,8,8,N1,1").reverse()) // FPD 2.1
                    .build();
    public static final Variant CZECH =
            new Variant.Builder("czech", "Czech draughts", RuleBooks.CZECH)
                    .board(BoardGeometry.EIGHT) // Czech rules 2.1 and 2.4
                    .startRows(3) // Czech rules, the start
                    .firstSide(Side.WHITE) // Czech rules, first move
                    .flyingKings(true) // Czech rules 3.9: kings fly
                    .menCaptureBackward(false) // Czech rules 4.1: men capture forwards
                    .menCaptureKings(true) // Czech rules 4.1: men capture kings
                    .orthogonalCaptures(false) // Czech rules 4.1: captures go along diagonals
                    .choice(KING_BEFORE_MAN) // Czech rules 4.14
                    .promotion(ENDS_THE_MOVE) // Czech rules 4.1: nothing is ahead of the last rank
                    .stopsBehindLastKing(false) // any square behind the last piece captured
                    .landsWhereItCanGoOn(
                            true) // a capture must be completed; required by the published node
                    // counts
                    .kingRun(0) // no limit
                    .end(NO_MOVE_LOSES) // Czech rules, the result
                    .draws(drawsBy(3, 15)) // Czech rules, draws
                    .style(Style.of("29,W,8,8,A0,0").letters('x')) // Czech rules 2.6
                    .build();

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
                    ITALIAN_BASIC,
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

    private static Variant.Builder international(String id, String name, RuleBook book) {
        return new Variant.Builder(id, name, book)
                .board(BoardGeometry.TEN) // FMJD 2.1 and 2.4
                .startRows(4) // FMJD 2.8
                .firstSide(Side.WHITE) // FMJD 3.3
                .flyingKings(true) // FMJD 3.9
                .menCaptureBackward(true) // FMJD 4.1
                .menCaptureKings(true) // FMJD 4.2: any piece of the opponent
                .orthogonalCaptures(false) // FMJD 4.2 and 4.3: captures go along diagonals
                .choice(MOST_PIECES) // FMJD 4.13
                .promotion(IF_IT_ENDS_THERE) // FMJD 3.5 and 4.15
                .stopsBehindLastKing(false) // FMJD 4.6: any square behind the last piece captured
                .landsWhereItCanGoOn(false) // FMJD 4.13: most pieces already decides
                .kingRun(0) // no limit
                .end(NO_MOVE_LOSES) // FMJD 7.2.2 and 7.2.3
                .draws(INTERNATIONAL_DRAWS);
    }

    private static Variant.Builder draughts64(String id, String name, RuleBook book) {
        return new Variant.Builder(id, name, book)
                .board(BoardGeometry.EIGHT) // FMJD-64, the board
                .startRows(3) // FMJD-64, the start
                .firstSide(Side.WHITE) // FMJD-64, first move
                .flyingKings(true) // FMJD-64, the move of a king
                .menCaptureBackward(true) // FMJD-64, men capture forwards and backwards
                .menCaptureKings(true) // FMJD-64, men capture kings
                .orthogonalCaptures(false) // FMJD-64, captures go along diagonals
                .stopsBehindLastKing(false) // FMJD-64 4.6: any square behind the last captured
                .kingRun(0) // no limit
                .end(NO_MOVE_LOSES) // FMJD-64, the result
                .draws(DRAUGHTS_64_DRAWS);
    }

    private static Draws drawsBy(int repetitions, int kingMoves) {
        return new Draws(repetitions, kingMoves, List.of(), false);
    }
}

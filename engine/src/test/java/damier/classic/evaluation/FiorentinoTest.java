package damier.classic.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import damier.classic.Kinds;
import damier.classic.evaluation.Fiorentino.KingProgress;
import damier.core.Evaluator.Feature;
import damier.core.Side;
import damier.draughts.DraughtsPosition;

import org.junit.jupiter.api.Test;

import java.util.Map;

/**
 * The board of Italian draughts.
 *
 * <pre>
 *      a  b  c  d  e  f  g  h
 *   8  1     2     3     4
 *   7     5     6     7     8
 *   6  9    10    11    12
 *   5    13    14    15    16
 *   4 17    18    19    20
 *   3    21    22    23    24
 *   2 25    26    27    28
 *   1    29    30    31    32
 * </pre>
 */
class FiorentinoTest {
    /** What a feature is for White, less Black's. */
    private static double value(String feature, String position) {
        DraughtsPosition at = (DraughtsPosition) Kinds.ITALIAN.notation().position(position);
        Fiorentino one = new Fiorentino(Map.of(feature, 1.0), KingProgress.DISTANCE);
        assertThat(one.features(at, Side.WHITE)).extracting(Feature::name).containsExactly(feature);
        assertThat(one.evaluate(at, Side.BLACK)).isEqualTo(0 - one.evaluate(at, Side.WHITE));
        return one.evaluate(at, Side.WHITE);
    }

    @Test
    void menAndKingsAreCounted() {
        assertThat(value("men", "W:W29,30,K31:B1")).isEqualTo(1);
        assertThat(value("kings", "W:W29,30,K31:B1")).isEqualTo(1);
        assertThat(
                        new PieceCount()
                                .evaluate(
                                        (DraughtsPosition)
                                                Kinds.ITALIAN
                                                        .notation()
                                                        .position("W:W29,30,K31:B1"),
                                        Side.WHITE))
                .isEqualTo(2);
    }

    @Test
    void centreIsFilesCToFOfRanks3To6() {
        assertThat(value("centre", "W:W10,11,14,15,18,19,22,23:BK1")).isEqualTo(6 + 2);
        assertThat(value("centre", "W:W9,12,13,16,17,20,21,24,6,7,26,27:BK1")).isZero();
    }

    @Test
    void arrowIsAPieceWithTwoBehindIt() {
        assertThat(value("arrows", "W:W18,21,22:B1")).isEqualTo(1);
        assertThat(value("arrows", "W:WK18,21,K22:B1")).isEqualTo(1);
        assertThat(value("arrows", "W:W22,18,19:B1")).isZero();
        assertThat(value("arrows", "W:W32:B14,10,11")).isEqualTo(-1);
    }

    @Test
    void progressIsRowsFromTheBackRowForMenAndKings() {
        assertThat(value("progress", "W:W29,21,5:B1")).isEqualTo(0 + 2 + 6);
        assertThat(value("progress", "W:WK29:B1,13")).isEqualTo(0 - 3);
        assertThat(value("progress", "W:WK6:B1,13")).isEqualTo(6 - 3);
    }

    @Test
    void progressOfAKingIsSevenInTheAuthorsProgram() {
        DraughtsPosition at = (DraughtsPosition) Kinds.ITALIAN.notation().position("W:WK29,21:B13");
        Fiorentino program = new Fiorentino(Map.of("progress", 1.0), KingProgress.SEVEN);

        assertThat(program.evaluate(at, Side.WHITE)).isEqualTo(7 + 2 - 3);
    }

    @Test
    void anAdvantageCountsForMoreWithFewerPieces() {
        Fiorentino men = new Fiorentino(Map.of("men", 2.0), KingProgress.DISTANCE);
        PerPiece perPiece = new PerPiece(men, 24);
        DraughtsPosition few = (DraughtsPosition) Kinds.ITALIAN.notation().position("W:W29,30:B1");

        assertThat(perPiece.evaluate(few, Side.WHITE)).isEqualTo(2 * 24 / 3.0);
        assertThat(perPiece.features(few, Side.BLACK))
                .extracting(Feature::contribution)
                .containsExactly(-16.0);
        DraughtsPosition more =
                (DraughtsPosition) Kinds.ITALIAN.notation().position("W:W29,30,31:B1,2");
        assertThat(perPiece.evaluate(more, Side.WHITE)).isEqualTo(2 * 24 / 5.0);
    }

    @Test
    void backIsMenOnTheirBackRow() {
        assertThat(value("back", "W:W29,30,K31:B2,K4")).isEqualTo(2 - 1);
    }

    @Test
    void threatsCountEverySequenceOfJumpsOfBothSides() {
        assertThat(value("threats", "W:W30:B27")).isEqualTo(1);
        // One jump, and the same with a second one behind it.
        assertThat(value("threats", "W:W30:B27,20")).isEqualTo(1 + 2);
        // Black's threat counts although White is to move.
        assertThat(value("threats", "W:W22:B18")).isZero();
    }

    @Test
    void menDoNotThreatenKings() {
        assertThat(value("threats", "W:W22:BK18")).isEqualTo(-1);
    }

    @Test
    void kingThreatensToJumpBackToWhereItCameFrom() {
        // Round the four men, to each of 1, 2, 3 and 4 jumps, either way; and the men threaten
        // none.
        assertThat(value("threats", "W:WK27:B14,15,22,23")).isEqualTo(2 * (1 + 2 + 3 + 4));
    }

    @Test
    void mobilityCountsStepsEvenWhereACaptureIsDue() {
        assertThat(value("mobility", "W:W30:B1")).isEqualTo(2 - 1);
        assertThat(value("mobility", "W:W30:B27")).isEqualTo(1 - 1);
        assertThat(value("mobility", "W:WK18:B1")).isEqualTo(4 - 1);
    }
}

package damier.draughts.eval;

import static damier.draughts.Variants.ANTIDRAUGHTS;
import static damier.draughts.Variants.ENGLISH;
import static damier.draughts.Variants.INTERNATIONAL;
import static damier.draughts.Variants.ITALIAN_DRAUGHTS;
import static damier.draughts.Variants.RUSSIAN;

import static org.assertj.core.api.Assertions.assertThat;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import damier.draughts.Draughts;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;
import damier.draughts.text.DraughtsNotation;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Arrays;
import java.util.function.ToIntFunction;

class EvalFeatureTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "W:W26:B20 | move | 1",
                "B:W26:B20 | move | -1",
                "W:W26:B20 | tempo | 1",
                "W:W26,K27:B20 | man | 0",
                "W:W26,K27:B20 | king | 1",
                "W:W26,K27,K28:B20 | first-king | 1",
                "W:W36,41:B15 | imbalance | 2",
                "W:W38:B6 | mobility | 1",
                "W:W38:B28 | safe-mobility | 0",
                "W:W38:B16 | safe-mobility | 1",
                "W:W26:B21,17 | blocked | 1",
                "W:W26:B21,17 | locked-edge | 1",
                "W:W28,32:B23 | captures | 1",
                "W:W28:B23 | captures | 0",
                "W:W6:B16 | runaway-1 | 1",
                "W:W11:B35 | runaway-2 | 1",
                "W:W11:B35 | runaway-3 | -1",
                "W:W11:B1 | runaway-2 | 0",
                "W:W11:BK50 | runaway-2 | 0",
                "W:WK46:B5 | king-mobility | 8",
                "W:WK46:B5 | safe-king-mobility | 7",
                "W:WK46:B18 | king-mobility | 9",
                "W:WK46:B18 | safe-king-mobility | 8"
            })
    void whatWhiteHasLessWhatBlackHas(String position, String trait, int value) {
        assertThat(value(INTERNATIONAL, position, trait)).isEqualTo(value);
    }

    @Test
    void aKingThatStepsReachesItsNeighboursOnly() {
        assertThat(value(ENGLISH, "W:WK18:B1", "king-mobility")).isEqualTo(4);
        assertThat(value(RUSSIAN, "W:WKa1:Bh8", "king-mobility")).isEqualTo(6);
    }

    @Test
    void secondSideHasTheOppositionAtTheStartOfEnglishDraughts() {
        assertThat(value(ENGLISH, "B:W21-32:B1-12", "opposition")).isEqualTo(1);
    }

    @Test
    void leadThatRarelyWinsCountsAnEighth() {
        assertThat(ofPieces(INTERNATIONAL, "W:WK46,K47,K48:BK5")).isEqualTo(600 / 8);
        assertThat(ofPieces(INTERNATIONAL, "W:WK46,K47,K48,K49:BK5")).isEqualTo(900);
        assertThat(ofPieces(RUSSIAN, "W:WKa3,Kb2,Kc1:BKa1")).isEqualTo(600 / 8);
        assertThat(ofPieces(RUSSIAN, "W:WKa3,Kb2,Kc1:BKb8")).isGreaterThan(600);
        assertThat(ofPieces(ITALIAN_DRAUGHTS, "W:WK21,K22:BK5,12")).isEqualTo(200);
    }

    @Test
    void oneManMoreBesideEqualKingsCountsHalf() {
        assertThat(ofPieces(INTERNATIONAL, "B:WK46,31,32,33:BK5,16,17")).isEqualTo(-50);
        assertThat(ofPieces(INTERNATIONAL, "B:W31,32,33:B16,17")).isEqualTo(-100);
    }

    @Test
    void fewerPiecesAreBetterInAntidraughts() {
        DraughtsPosition at = position(ANTIDRAUGHTS, "W:W46:B1,2,3,4");
        assertThat(DraughtsEvaluator.of(ANTIDRAUGHTS).evaluate(at)).isPositive();
    }

    private static int value(Variant variant, String position, String trait) {
        return evaluator(variant, _ -> 1).features(position(variant, position)).stream()
                .filter(feature -> feature.name().equals(trait))
                .mapToInt(feature -> (int) feature.value())
                .findFirst()
                .orElseThrow();
    }

    /** The evaluation if a man is 100, a king 300 and nothing else counts. */
    private static int ofPieces(Variant variant, String position) {
        return evaluator(
                        variant,
                        trait ->
                                trait == EvalFeature.MAN
                                        ? 100
                                        : trait == EvalFeature.KING ? 300 : 0)
                .evaluate(position(variant, position));
    }

    /** Without formations, so that every trait counts. */
    private static DraughtsEvaluator evaluator(
            Variant variant, ToIntFunction<EvalFeature> weights) {
        String text =
                Arrays.stream(EvalFeature.values())
                        .map(trait -> row(trait, weights.applyAsInt(trait)))
                        .collect(joining());
        return DraughtsEvaluator.of(variant, "weights", text.getBytes(UTF_8));
    }

    private static String row(EvalFeature trait, int weight) {
        return "%s %d %d\n".formatted(trait.title(), weight, weight);
    }

    private static DraughtsPosition position(Variant variant, String text) {
        return new DraughtsNotation(variant, Draughts.rules(variant)).position(text);
    }
}

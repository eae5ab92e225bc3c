package damier.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;

class LogisticFitTest {
    private static final List<String> FEATURES = List.of("men", "noise", "never");

    /** Results that men alone decide, with some luck. */
    private static List<Sample> samples(int count) {
        var random = new SplittableRandom(1);
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            double men = random.nextInt(7) - 3;
            double noise = random.nextInt(11) - 5;
            double chance = 1 / (1 + Math.exp(-0.8 * men));
            samples.add(
                    new Sample(
                            Map.of("men", men, "noise", noise, "never", 0.0),
                            random.nextDouble() < chance ? 1 : 0,
                            1));
        }
        return samples;
    }

    @Test
    void theWeightsThatMadeTheResultsAreFound() {
        Map<String, Double> weights =
                new LogisticFit(FEATURES, samples(20_000))
                        .weights(Map.of("men", 1.0, "noise", 0.0, "never", 0.0));
        assertThat(weights.get("men")).isCloseTo(1, within(0.01));
        assertThat(weights.get("noise")).isCloseTo(0, within(0.03));
        assertThat(weights.get("never")).isZero();
    }

    @Test
    void weightsKeepTheUnitOfThoseBefore() {
        Map<String, Double> before = Map.of("men", 10.0, "noise", 0.0, "never", 0.0);
        Map<String, Double> weights = new LogisticFit(FEATURES, samples(5_000)).weights(before);
        assertThat(weights.get("men")).isCloseTo(10, within(0.2));
    }

    @Test
    void fewGamesChangeLittle() {
        Map<String, Double> before = Map.of("men", 10.0, "noise", 3.0, "never", 2.0);
        Map<String, Double> few = new LogisticFit(FEATURES, samples(8)).weights(before);
        assertThat(few.get("men")).isCloseTo(10, within(1.5));
        assertThat(few.get("noise")).isCloseTo(3, within(0.5));
        Map<String, Double> many = new LogisticFit(FEATURES, samples(5_000)).weights(before);
        assertThat(many.get("noise")).isCloseTo(0, within(0.5));
    }

    @Test
    void theManyPositionsOfAGameCountAsOne() {
        Map<String, Double> before = Map.of("men", 10.0, "noise", 3.0, "never", 2.0);
        List<Sample> repeated =
                samples(8).stream()
                        .flatMap(
                                one ->
                                        Stream.generate(
                                                        () ->
                                                                new Sample(
                                                                        one.values(),
                                                                        one.points(),
                                                                        1.0 / 50))
                                                .limit(50))
                        .toList();
        double once =
                new LogisticFit(FEATURES, samples(8)).weights(before).getOrDefault("noise", 0.0);
        assertThat(new LogisticFit(FEATURES, repeated).weights(before).getOrDefault("noise", 0.0))
                .isCloseTo(once, within(1e-6));
    }

    @Test
    void aFeatureThatNeverDiffersKeepsItsWeight() {
        Map<String, Double> before = Map.of("men", 10.0, "noise", 0.0, "never", 1.3);
        assertThat(new LogisticFit(FEATURES, samples(500)).weights(before))
                .containsEntry("never", 1.3);
    }

    @Test
    void badWeightsAreTurnedRoundAndTheLossFalls() {
        Map<String, Double> bad = Map.of("men", -1.0, "noise", 5.0, "never", 2.0);
        var fit = new LogisticFit(FEATURES, samples(5_000));
        Map<String, Double> weights = fit.weights(bad);
        assertThat(weights.get("men")).isPositive();
        assertThat(fit.loss(weights)).isLessThan(0.55);
        assertThat(fit.loss(bad)).isCloseTo(Math.log(2), within(0.02));
    }

    @Test
    void aFeatureThatDecidesEveryGameStaysWithinBounds() {
        List<Sample> clear =
                List.of(
                        new Sample(Map.of("men", 1.0), 1, 1),
                        new Sample(Map.of("men", -1.0), 0, 1));
        Map<String, Double> weights =
                new LogisticFit(List.of("men"), clear).weights(Map.of("men", 3.0));
        assertThat(weights.get("men")).isCloseTo(3, within(1e-9));
    }
}

package damier.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import damier.lab.learn.Tuning.Sample;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

class TuningFitTest {
    /** Results that men alone decide, with some luck. */
    private static List<Sample> samples(int count) {
        var random = new SplittableRandom(1);
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            double men = random.nextInt(7) - 3;
            double noise = random.nextInt(11) - 5;
            double chance = 1 / (1 + Math.exp(-0.8 * men));
            samples.add(
                    new Sample(List.of(men, noise, 0.0), random.nextDouble() < chance ? 1.0 : 0.0));
        }
        return samples;
    }

    private static Map<String, Double> weights(double men, double noise, double never) {
        Map<String, Double> weights = new LinkedHashMap<>();
        weights.put("men", men);
        weights.put("noise", noise);
        weights.put("never", never);
        return weights;
    }

    private static Tuning.Fit fit(Map<String, Double> before, int games) {
        return Tuning.fit(before, samples(games), games);
    }

    @Test
    void theWeightsThatMadeTheResultsAreFound() {
        Map<String, Double> weights = fit(weights(1, 0, 0), 20_000).weights();
        assertThat(weights.get("men")).isCloseTo(1, within(0.01));
        assertThat(weights.get("noise")).isCloseTo(0, within(0.03));
        assertThat(weights.get("never")).isZero();
    }

    @Test
    void weightsKeepTheUnitOfThoseBefore() {
        Map<String, Double> weights = fit(weights(10, 0, 0), 5_000).weights();
        assertThat(weights.get("men")).isCloseTo(10, within(0.2));
    }

    @Test
    void fewGamesChangeLittle() {
        Map<String, Double> before = weights(10, 3, 2);
        Map<String, Double> few = fit(before, 8).weights();
        assertThat(few.get("men")).isCloseTo(10, within(1.5));
        assertThat(few.get("noise")).isCloseTo(3, within(0.5));
        Map<String, Double> many = fit(before, 5_000).weights();
        assertThat(many.get("noise")).isCloseTo(0, within(0.5));
    }

    @Test
    void theManyPositionsOfAGameCountAsOne() {
        Map<String, Double> before = weights(10, 3, 2);
        List<Sample> repeated =
                samples(8).stream().flatMap(one -> Collections.nCopies(50, one).stream()).toList();
        double once = fit(before, 8).weights().getOrDefault("noise", 0.0);
        assertThat(Tuning.fit(before, repeated, 8).weights().get("noise"))
                .isCloseTo(once, within(0.02));
    }

    @Test
    void aFeatureThatNeverDiffersKeepsItsWeight() {
        assertThat(fit(weights(10, 0, 1.3), 500).weights()).containsEntry("never", 1.3);
    }

    @Test
    void badWeightsAreTurnedRoundAndTheLossFalls() {
        Tuning.Fit fit = fit(weights(-1, 5, 2), 5_000);
        assertThat(fit.weights().get("men")).isPositive();
        assertThat(fit.lossAfter()).isLessThan(0.55);
        assertThat(fit.lossBefore()).isCloseTo(Math.log(2), within(0.02));
    }

    @Test
    void aFeatureThatDecidesEveryGameStaysWithinBounds() {
        List<Sample> clear = List.of(new Sample(List.of(1.0), 1), new Sample(List.of(-1.0), 0));
        assertThat(Tuning.fit(Map.of("men", 3.0), clear, 2).weights()).containsEntry("men", 3.0);
    }
}

package damier.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import damier.lab.stats.Ratings.Pairing;
import damier.lab.stats.Ratings.Rating;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

class RatingsTest {
    @Test
    void twoPlayersDifferByTheEloOfTheirMatchWithItsInterval() {
        var outcomes = Outcomes.ofPairs(1000, 2000, 5000, 4000, 4000);
        var estimate = Estimate.of(outcomes);
        List<Rating> ratings = new Ratings(2, List.of(new Pairing(0, 1, outcomes))).anchoredAt(1);
        assertThat(ratings.getFirst().elo()).isCloseTo(estimate.elo(), within(0.05));
        assertThat(ratings.getFirst().interval()).isCloseTo(estimate.eloInterval(), within(0.05));
        assertThat(ratings.get(1)).isEqualTo(new Rating(0, 0));
    }

    @Test
    void ratingsHaveTheMeanZero() {
        List<Rating> ratings = known().aroundMean();
        assertThat(ratings.stream().mapToDouble(Rating::elo).sum()).isCloseTo(0, within(1e-9));
    }

    /** With shares that the model fits exactly, so that the ratings are known beforehand. */
    @Test
    void resultsThatFitTheModelGiveItsRatings() {
        List<Rating> ratings = known().anchoredAt(2);
        assertThat(ratings)
                .map(Rating::elo)
                .satisfiesExactly(
                        elo -> assertThat(elo).isCloseTo(400 * Math.log10(6), within(0.5)),
                        elo -> assertThat(elo).isCloseTo(400 * Math.log10(2), within(0.5)),
                        elo -> assertThat(elo).isZero());
    }

    /** Strengths 6 : 2 : 1, so that the first scores 3/4 and 6/7, the second 2/3. */
    private static Ratings known() {
        return new Ratings(
                3,
                List.of(
                        new Pairing(0, 1, Outcomes.ofGames(2_500, 0, 7_500)),
                        new Pairing(2, 0, Outcomes.ofGames(12_000, 0, 2_000)),
                        new Pairing(1, 2, Outcomes.ofGames(3_000, 0, 6_000))));
    }

    @Test
    void drawsCountAsHalfAWin() {
        Ratings drawn = new Ratings(2, List.of(new Pairing(0, 1, Outcomes.ofGames(100, 200, 300))));
        Ratings decided = new Ratings(2, List.of(new Pairing(0, 1, Outcomes.ofGames(200, 0, 400))));
        assertThat(drawn.aroundMean().getFirst().elo())
                .isCloseTo(decided.aroundMean().getFirst().elo(), within(1e-6));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 10, 100_000})
    void playerThatLostEverythingHasARating(int pairs) {
        List<Rating> ratings =
                new Ratings(
                                3,
                                List.of(
                                        new Pairing(0, 1, Outcomes.ofPairs(0, 0, 0, 0, pairs)),
                                        new Pairing(0, 2, Outcomes.ofPairs(0, 0, 0, 0, pairs)),
                                        new Pairing(1, 2, Outcomes.ofPairs(0, 0, 0, 0, pairs))))
                        .aroundMean();
        assertThat(ratings)
                .allSatisfy(
                        rating -> {
                            assertThat(rating.elo()).isFinite();
                            assertThat(rating.interval()).isFinite().isPositive();
                        });
        assertThat(ratings)
                .map(Rating::elo)
                .isSortedAccordingTo((one, other) -> Double.compare(other, one));
    }

    @Test
    void whoNeverPlayedIsAverageAndUncertain() {
        List<Rating> ratings =
                new Ratings(3, List.of(new Pairing(0, 1, Outcomes.ofGames(10, 0, 10))))
                        .aroundMean();
        assertThat(ratings.get(2).elo()).isCloseTo(0, within(1e-9));
        assertThat(ratings.get(2).interval()).isGreaterThan(ratings.getFirst().interval());
    }

    @Test
    void truthLiesWithinTheIntervalAboutNineteenTimesOfTwenty() {
        var random = new SplittableRandom(1);
        double[] truth = {150, 40, -60, -130};
        int within = 0;
        for (int i = 0; i < 500; i++) {
            List<Rating> ratings = new Ratings(4, played(truth, random)).aroundMean();
            for (int j = 0; j < truth.length; j++) {
                double error = Math.abs(ratings.get(j).elo() - truth[j]);
                within += error <= ratings.get(j).interval() ? 1 : 0;
            }
        }
        assertThat(within / 2000.0).isBetween(0.93, 0.97);
    }

    private static List<Pairing> played(double[] truth, SplittableRandom random) {
        List<Pairing> pairings = new ArrayList<>();
        for (int first = 0; first < truth.length; first++) {
            for (int second = first + 1; second < truth.length; second++) {
                double share = Elo.score(truth[first] - truth[second]);
                Outcomes outcomes = Outcomes.ofPairs(0, 0, 0, 0, 0);
                for (int pair = 0; pair < 50; pair++) {
                    outcomes = outcomes.plus(halfPoints(share, random) + halfPoints(share, random));
                }
                pairings.add(new Pairing(first, second, outcomes));
            }
        }
        return pairings;
    }

    /** Draws half the games that nobody would win for certain. */
    private static int halfPoints(double share, SplittableRandom random) {
        double draws = Math.min(share, 1 - share);
        double x = random.nextDouble();
        return x < draws ? 1 : x < draws + share - draws / 2 ? 2 : 0;
    }
}

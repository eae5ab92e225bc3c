package damier.lab.learn;

import damier.core.Evaluator;
import damier.core.Game;
import damier.core.Position;
import damier.core.Side;
import damier.core.WinningChances;
import damier.core.WinningChances.Stage;
import damier.engine.EngineFactory;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;

/**
 * Fits {@link WinningChances} to the search scores and results of self-play games, and checks them
 * on a twentieth of the games, which the fit does not see.
 */
public final class ChancesFit {
    private static final int VALIDATION_SHARE = 20;
    private static final int TENTHS = 10;
    private static final double MIN_SCALE = 10;
    private static final double MAX_SCALE = 3_000;
    private static final double MIN_POWER = 0.3;
    private static final double MAX_POWER = 2;

    /** The minimum number of positions of a stage; others have the scale of the stage before. */
    private static final int MIN_POSITIONS = 200;

    private final EngineFactory kind;

    /** By stage. */
    private final List<Scored> training = stages();

    private final List<Scored> validation = stages();

    private int games;

    /** The number of positions with each score, and the points that were made from them. */
    private static final class Scored {
        private final int[] counts = new int[1 << Short.SIZE];
        private final double[] points = new double[1 << Short.SIZE];
        private int size;

        void add(short score, float made) {
            counts[score - Short.MIN_VALUE]++;
            points[score - Short.MIN_VALUE] += made;
            size++;
        }

        void forEach(Counted each) {
            for (int i = 0; i < counts.length; i++) {
                if (counts[i] > 0) {
                    each.accept(i + Short.MIN_VALUE, counts[i], points[i]);
                }
            }
        }

        double loss(Stage chances) {
            double[] loss = new double[1];
            forEach(
                    (score, count, made) ->
                            loss[0] +=
                                    count
                                            * Target.RESULT.loss(
                                                    made / count, chances.logOdds(score)));
            return loss[0];
        }
    }

    private interface Counted {
        void accept(int score, int count, double points);
    }

    /**
     * A tenth of the range of chances, on games that the fit did not see.
     *
     * @param expected the mean of the points that were expected
     * @param made the mean of the points that were made
     */
    public record Tenth(int positions, double expected, double made) {}

    public ChancesFit(EngineFactory kind) {
        this.kind = kind;
    }

    private static List<Scored> stages() {
        return IntStream.range(0, Evaluator.STAGES).mapToObj(_ -> new Scored()).toList();
    }

    /**
     * Adds the games of a file.
     *
     * @throws IllegalArgumentException with a one-line message, if the file cannot be used
     */
    public void add(Path file) throws IOException {
        LearningGames.read(
                file,
                kind.game().id(),
                played -> {
                    add(played, file.toString());
                    games++;
                });
    }

    private void add(LearningGame played, String source) {
        List<Scored> to = played.number() % VALIDATION_SHARE == 0 ? validation : training;
        played.replay(
                kind.game(),
                source,
                (game, ply) -> {
                    Position at = game.position(ply);
                    to.get(kind.evaluator().stage(at))
                            .add(played.score(ply), points(played, game, ply));
                });
    }

    private static float points(LearningGame played, Game game, int ply) {
        float forWhite = played.points();
        return game.position(ply).side() == Side.WHITE ? forWhite : 1 - forWhite;
    }

    /** The number of games, those that are not fitted included. */
    public int games() {
        return games;
    }

    /**
     * The fitted chances.
     *
     * @throws IllegalStateException if there are too few positions
     */
    public WinningChances fit() {
        List<Stage> fitted = new ArrayList<>();
        for (Scored scored : training) {
            if (scored.size >= MIN_POSITIONS) {
                Stage best = fit(scored);
                while (fitted.size() < training.indexOf(scored)) {
                    fitted.add(fitted.isEmpty() ? best : fitted.getLast());
                }
                fitted.add(best);
            }
        }
        if (fitted.isEmpty()) {
            throw new IllegalStateException("too few positions to fit winning chances to");
        }
        while (fitted.size() < training.size()) {
            fitted.add(fitted.getLast());
        }
        return new WinningChances(fitted);
    }

    private static Stage fit(Scored scored) {
        double power =
                least(
                        MIN_POWER,
                        MAX_POWER,
                        candidate -> scored.loss(withBestScale(scored, candidate)));
        return withBestScale(scored, power);
    }

    private static Stage withBestScale(Scored scored, double power) {
        double logarithm =
                least(
                        Math.log(MIN_SCALE),
                        Math.log(MAX_SCALE),
                        candidate -> scored.loss(new Stage(Math.exp(candidate), power)));
        return new Stage(Math.exp(logarithm), power);
    }

    /** Where a function with one minimum has it, by golden-section search. */
    private static double least(double from, double to, DoubleUnaryOperator function) {
        double ratio = (Math.sqrt(5) - 1) / 2;
        double low = from;
        double high = to;
        while (high - low > (to - from) / 5_000) {
            double left = high - ratio * (high - low);
            double right = low + ratio * (high - low);
            if (function.applyAsDouble(left) < function.applyAsDouble(right)) {
                high = right;
            } else {
                low = left;
            }
        }
        return (low + high) / 2;
    }

    /** The tenths of the range of chances, from the lowest. */
    public List<Tenth> check(WinningChances chances) {
        int[] positions = new int[TENTHS];
        double[] expected = new double[TENTHS];
        double[] made = new double[TENTHS];
        for (int i = 0; i < validation.size(); i++) {
            int stage = i;
            validation
                    .get(stage)
                    .forEach(
                            (score, count, points) -> {
                                double chance = chances.points(score, stage);
                                int tenth = Math.min((int) (chance * TENTHS), TENTHS - 1);
                                positions[tenth] += count;
                                expected[tenth] += chance * count;
                                made[tenth] += points;
                            });
        }
        return IntStream.range(0, TENTHS)
                .mapToObj(
                        i ->
                                new Tenth(
                                        positions[i],
                                        expected[i] / positions[i],
                                        made[i] / positions[i]))
                .toList();
    }
}

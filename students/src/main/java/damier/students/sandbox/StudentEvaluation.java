package damier.students.sandbox;

import damier.classic.evaluation.Evaluation;
import damier.classic.search.TimeUp;
import damier.core.Evaluator.Feature;
import damier.core.Position;
import damier.core.Side;
import damier.players.PlayerFault.Kind;
import damier.student.Board;
import damier.students.sandbox.StudentCode.FeatureCode;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A student's features as an evaluation: each is a side's count minus the opponent's. */
final class StudentEvaluation implements Evaluation<Position> {
    private final BoardView.Maker boards;
    private final List<FeatureCode> features;
    private final Words words;
    private long start;
    private long time = Long.MAX_VALUE;
    private long begun;
    private volatile @Nullable Interrupted interrupted;

    /**
     * An evaluation that was interrupted.
     *
     * @param where the location in the student's code
     * @param nanos the time it had taken
     */
    record Interrupted(String where, long nanos) {}

    /**
     * @param weights by name; a feature without a weight is switched off
     */
    StudentEvaluation(
            BoardView.Maker boards,
            List<FeatureCode> all,
            Map<String, Double> weights,
            Words words) {
        this.boards = boards;
        this.words = words;
        features =
                all.stream()
                        .filter(feature -> weights.containsKey(feature.name()))
                        .map(feature -> weighted(feature, weights))
                        .toList();
    }

    private static FeatureCode weighted(FeatureCode feature, Map<String, Double> weights) {
        double weight = weights.getOrDefault(feature.name(), 0.0);
        return new FeatureCode(feature.name(), weight, feature.count());
    }

    @Override
    public double evaluate(Position at, Side side) {
        begun = System.nanoTime();
        if (begun - start > time) {
            throw new TimeUp();
        }
        BoardView mine = boards.view(at, side);
        BoardView theirs = mine.opponent();
        double sum = 0;
        for (FeatureCode feature : features) {
            sum += feature.weight() * (count(feature, mine) - count(feature, theirs));
        }
        return sum;
    }

    /** The features; empty if no time is left, since the result is then not used. */
    @Override
    public List<Feature> features(Position at, Side side) {
        begun = System.nanoTime();
        try {
            return count(boards.view(at, side));
        } catch (TimeUp e) {
            return List.of();
        }
    }

    private List<Feature> count(BoardView mine) {
        BoardView theirs = mine.opponent();
        List<Feature> counted = new ArrayList<>();
        for (FeatureCode feature : features) {
            double value = count(feature, mine) - count(feature, theirs);
            counted.add(
                    new Feature(feature.name(), value, feature.weight(), feature.weight() * value));
        }
        return counted;
    }

    /** Starts the time limit. */
    void begin(long nanos) {
        start = System.nanoTime();
        time = nanos;
        interrupted = null;
    }

    private double count(FeatureCode feature, Board board) {
        double value;
        try {
            value = (double) feature.count().invokeExact(board);
        } catch (StopChecks.TimeOver e) {
            if (interrupted == null) {
                long nanos = System.nanoTime() - begun;
                interrupted = new Interrupted(words.of(e, feature.name()), nanos);
            }
            throw new TimeUp();
        } catch (Throwable fault) {
            throw new StudentFault(Kind.CRASH, words.of(fault, feature.name()));
        }
        if (!Double.isFinite(value)) {
            throw new StudentFault(
                    Kind.GARBAGE,
                    words.of(
                            "feature "
                                    + feature.name()
                                    + " returned "
                                    + value
                                    + ", no finite number"));
        }
        return value;
    }

    /** The feature that the time limit interrupted, if any. */
    Optional<Interrupted> interrupted() {
        return Optional.ofNullable(interrupted);
    }
}

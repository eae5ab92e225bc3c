package damier.bench;

import damier.core.Evaluator;
import damier.core.GameDefinition;
import damier.core.MoveList;
import damier.core.Position;
import damier.core.Rules;
import damier.games.Games;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/** The time to evaluate a quiet position of a random game. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class Evaluating {
    private static final int POSITIONS = 1024;

    @Param({"international", "italian", "othello"})
    String game;

    private Evaluator<Position> evaluator;
    private List<Position> positions;

    @Setup
    public void prepare() {
        GameDefinition kind = new Games().byId(game);
        evaluator = kind.evaluators().standard();
        positions = positions(kind.rules());
    }

    private static List<Position> positions(Rules<Position> rules) {
        List<Position> quiet = new ArrayList<>();
        Random random = new Random(1);
        MoveList moves = new MoveList();
        while (quiet.size() < POSITIONS) {
            Position at = rules.newPosition();
            rules.generate(at, moves);
            while (!moves.isEmpty() && quiet.size() < POSITIONS) {
                if (rules.isQuiet(at)) {
                    quiet.add(at);
                }
                Position next = rules.newPosition();
                rules.play(at, moves.get(random.nextInt(moves.size())), next);
                at = next;
                rules.generate(at, moves);
            }
        }
        return quiet;
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int sum() {
        int sum = 0;
        for (int i = 0; i < POSITIONS; i++) {
            sum += evaluator.evaluate(positions.get(i));
        }
        return sum;
    }
}

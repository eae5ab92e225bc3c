package damier.bench;

import damier.core.GameDefinition;
import damier.core.Perft;
import damier.core.Position;
import damier.games.Games;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import java.util.concurrent.TimeUnit;

/** The time to count every path of a few moves: generating and playing, and nothing else. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PathCounting {
    private static final int DEPTH = 7;

    @Param({"international", "italian", "othello"})
    String game;

    @Param Perft.Leaves leaves;

    private Counter counter;

    @Setup
    public void prepare() {
        counter = new Counter(new Games().byId(game), leaves);
    }

    @Benchmark
    public long paths() {
        return counter.count();
    }

    private static final class Counter {
        private final Perft perft;
        private final Position start;

        Counter(GameDefinition game, Perft.Leaves leaves) {
            perft = Perft.of(game, leaves);
            start = game.rules().newPosition();
        }

        long count() {
            return perft.count(start, DEPTH);
        }
    }
}

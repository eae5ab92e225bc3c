package damier.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;

import damier.core.Evaluator;
import damier.core.MoveList;
import damier.core.Position;
import damier.core.Rules;
import damier.core.Side;

import org.junit.jupiter.api.Test;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** What every evaluator keeps to, on positions of random games. */
public abstract class EvaluatorContract<P extends Position> {
    private static final int GAMES = 200;
    private static final int LONGEST_GAME = 200;

    /** What the machine may allocate besides, for its own purposes. */
    private static final long ALLOWED_BYTES = 1_000;

    protected abstract Rules<P> rules();

    protected abstract Evaluator<P> evaluator();

    /** The position in which the other side is where the side to move is in {@code at}. */
    protected abstract P colourSwapped(P at);

    /** Which no evaluation reaches. */
    protected abstract int bound();

    @Test
    void bothSidesAreEvaluatedAlike() {
        for (P at : positions()) {
            assertThat(evaluator().evaluate(colourSwapped(at))).isEqualTo(evaluator().evaluate(at));
        }
    }

    @Test
    void featuresAddUpToTheEvaluation() {
        for (P at : positions()) {
            double sum = 0;
            for (Evaluator.Feature feature : evaluator().features(at)) {
                assertThat(feature.contribution())
                        .isCloseTo(feature.value() * feature.weight(), within(1e-6));
                sum += feature.contribution();
            }
            double forSideToMove = at.side() == Side.WHITE ? sum : -sum;
            assertThat((double) evaluator().evaluate(at))
                    .as("%s", evaluator().features(at))
                    .isCloseTo(Math.clamp(forSideToMove, -bound(), bound()), within(1.0));
        }
    }

    @Test
    void evaluationsAreWithinBounds() {
        assertThat(positions())
                .allSatisfy(
                        at -> assertThat(evaluator().evaluate(at)).isBetween(-bound(), bound()));
    }

    @Test
    void evaluatingAllocatesNothing() {
        List<P> positions = positions();
        Evaluator<P> evaluator = evaluator();
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        sum(evaluator, positions);
        long before = threads.getCurrentThreadAllocatedBytes();
        long sum = sum(evaluator, positions);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertThat(allocated).as("sum %d", sum).isLessThan(ALLOWED_BYTES);
    }

    private static <P extends Position> long sum(Evaluator<P> evaluator, List<P> positions) {
        long sum = 0;
        for (int i = 0; i < positions.size(); i++) {
            sum += evaluator.evaluate(positions.get(i));
        }
        return sum;
    }

    /** Every position of some random games, the same ones each time. */
    protected final List<P> positions() {
        Random random = new Random(1);
        List<P> positions = new ArrayList<>();
        MoveList moves = new MoveList();
        for (int game = 0; game < Share.of(GAMES); game++) {
            P at = rules().newPosition();
            rules().generate(at, moves);
            for (int ply = 0; ply < LONGEST_GAME && !moves.isEmpty(); ply++) {
                positions.add(at);
                P next = rules().newPosition();
                rules().play(at, moves.get(random.nextInt(moves.size())), next);
                at = next;
                rules().generate(at, moves);
            }
        }
        return positions;
    }
}

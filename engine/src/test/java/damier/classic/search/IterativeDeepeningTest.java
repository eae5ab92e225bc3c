package damier.classic.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import damier.classic.Kinds;
import damier.classic.evaluation.LeMinh;
import damier.core.Side;
import damier.draughts.DraughtsPosition;
import damier.tree.TreeRecorder;

import org.junit.jupiter.api.Test;

import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

class IterativeDeepeningTest {
    private static final long NO_LIMIT = Long.MAX_VALUE;

    private final DraughtsPosition start =
            Kinds.INTERNATIONAL.rules(DraughtsPosition.class).newPosition();

    private IterativeDeepening.Outcome search(Budget budget, int first, int last) {
        LeMinh evaluation =
                new LeMinh(
                        Kinds.INTERNATIONAL.rules(DraughtsPosition.class),
                        Map.of("men", 10.0, "kings", 30.0));
        GameTree<DraughtsPosition> tree =
                new PlainAlphaBeta<>(
                        TreeShape.plain(
                                Kinds.INTERNATIONAL.rules(DraughtsPosition.class),
                                evaluation,
                                Side.WHITE),
                        budget,
                        TreeRecorder.NONE);
        return new IterativeDeepening<>(tree, budget).search(start, first, last);
    }

    private static Budget nodes(long nodes) {
        return new Budget(NO_LIMIT, NO_LIMIT, nodes, () -> false);
    }

    @Test
    void everyDepthIsSearchedInTurn() {
        IterativeDeepening.Outcome outcome = search(nodes(NO_LIMIT), 2, 5);

        assertThat(outcome.iterations()).extracting(Iteration::depth).containsExactly(2, 3, 4, 5);
        assertThat(outcome.interrupted()).isFalse();
        assertThat(outcome.counts())
                .isEqualTo(
                        outcome.iterations().stream()
                                .map(Iteration::counts)
                                .reduce(Counts.NONE, Counts::plus));
    }

    @Test
    void interruptedIterationIsThrownAway() {
        IterativeDeepening.Outcome complete = search(nodes(NO_LIMIT), 1, 4);
        long untilTheMiddleOfDepth5 = complete.counts().nodes() + 50;
        IterativeDeepening.Outcome interrupted = search(nodes(untilTheMiddleOfDepth5), 1, 9);

        assertThat(interrupted.interrupted()).isTrue();
        assertThat(interrupted.iterations())
                .extracting(Iteration::depth, Iteration::value, Iteration::line)
                .containsExactlyElementsOf(
                        complete.iterations().stream()
                                .map(
                                        iteration ->
                                                tuple(
                                                        iteration.depth(),
                                                        iteration.value(),
                                                        iteration.line()))
                                .toList());
        assertThat(interrupted.line()).isEqualTo(complete.line());
        assertThat(interrupted.counts().nodes()).isEqualTo(untilTheMiddleOfDepth5);
    }

    @Test
    void firstIterationCountsAsFarAsItGotWhereNoneIsComplete() {
        long nodesOfDepth6 = search(nodes(NO_LIMIT), 6, 6).counts().nodes();
        IterativeDeepening.Outcome outcome = search(nodes(nodesOfDepth6 - 20), 6, 6);

        assertThat(outcome.iterations()).isEmpty();
        assertThat(outcome.interrupted()).isTrue();
        assertThat(outcome.line()).isEqualTo(outcome.unfinishedLine()).isNotEmpty();
    }

    @Test
    void noDepthIsBegunAfterItsTimeButTheFirstIsFinished() {
        IterativeDeepening.Outcome outcome =
                search(new Budget(NO_LIMIT, 0, NO_LIMIT, () -> false), 4, 9);

        assertThat(outcome.iterations()).extracting(Iteration::depth).containsExactly(4);
        assertThat(outcome.interrupted()).isFalse();
    }

    @Test
    void depthAfterTheFirstIsAbortedWhenItsTimeIsUp() {
        Budget budget = new Budget(NO_LIMIT, 20_000_000, NO_LIMIT, () -> false);
        IterativeDeepening.Outcome outcome = search(budget, 1, 60);

        assertThat(outcome.interrupted()).isTrue();
        assertThat(outcome.iterations()).isNotEmpty();
        assertThat(budget.elapsed()).isGreaterThanOrEqualTo(20_000_000L);
    }

    @Test
    void stopIsAskedForOften() {
        AtomicLong asked = new AtomicLong();
        Budget budget =
                new Budget(NO_LIMIT, NO_LIMIT, NO_LIMIT, () -> asked.incrementAndGet() > 100);
        IterativeDeepening.Outcome outcome = search(budget, 1, 60);

        assertThat(outcome.counts().nodes()).isLessThan(100 * 64);
    }

    @Test
    void timeEndsASearch() {
        Budget budget = new Budget(20_000_000, 20_000_000, NO_LIMIT, () -> false);
        IterativeDeepening.Outcome outcome = search(budget, 1, 60);

        assertThat(outcome.interrupted()).isTrue();
        assertThat(budget.elapsed()).isGreaterThanOrEqualTo(20_000_000L);
    }

    @Test
    void interruptOfTheThreadEndsASearchAndStaysSet() {
        Thread.currentThread().interrupt();
        IterativeDeepening.Outcome outcome =
                search(new Budget(NO_LIMIT, NO_LIMIT, NO_LIMIT, () -> false), 1, 60);

        assertThat(outcome.counts().nodes()).isZero();
        assertThat(Thread.interrupted()).isTrue();
    }
}

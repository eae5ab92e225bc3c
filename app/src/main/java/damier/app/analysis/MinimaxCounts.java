package damier.app.analysis;

import damier.classic.evaluation.Evaluation;
import damier.classic.search.Budget;
import damier.classic.search.Counts;
import damier.classic.search.IterativeDeepening;
import damier.classic.search.Minimax;
import damier.classic.search.TreeShape;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Position;
import damier.core.Side;
import damier.tree.TreeRecorder;

import java.util.List;
import java.util.Optional;

/** The nodes of a minimax search without pruning, where they can be counted quickly. */
final class MinimaxCounts {
    /** About a second. */
    static final long MAX_NODES = 3_000_000;

    private MinimaxCounts() {}

    /** Empty if there are more than {@link #MAX_NODES}. */
    static Optional<Counts> of(Game game, int depth) {
        Budget budget = new Budget(Long.MAX_VALUE, Long.MAX_VALUE, MAX_NODES, () -> false);
        TreeShape<Position> shape =
                TreeShape.plain(game.kind().rules(), new AllEqual(), game.side());
        Minimax<Position> minimax = new Minimax<>(shape, budget, TreeRecorder.NONE);
        IterativeDeepening.Outcome outcome =
                new IterativeDeepening<>(minimax, budget).search(game.position(), depth, depth);
        return outcome.interrupted() ? Optional.empty() : Optional.of(outcome.counts());
    }

    /** Minimax searches the same tree for any values. */
    private static final class AllEqual implements Evaluation<Position> {
        @Override
        public double evaluate(Position at, Side side) {
            return 0;
        }

        @Override
        public List<Feature> features(Position at, Side side) {
            return List.of();
        }
    }
}

package damier.classic.search;

import damier.classic.evaluation.Evaluation;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Position;
import damier.core.Side;
import damier.tree.TreeRecorder;

import java.util.List;
import java.util.Optional;

/** The nodes of a minimax search without pruning, where they can be counted quickly. */
public final class MinimaxCounts {
    /** About a second. */
    public static final long MAX_NODES = 3_000_000;

    private MinimaxCounts() {}

    /** Empty if there are more than {@link #MAX_NODES}. */
    public static Optional<Counts> of(Game game, int depth) {
        List<Iteration> iterations = iterations(game, depth, depth, MAX_NODES);
        return iterations.stream().map(Iteration::counts).findFirst();
    }

    /** The counts of depth 1, 2, 3 …, as far as all together stay within the limit. */
    public static List<Counts> upTo(Game game, int depth, long maxNodes) {
        return iterations(game, 1, depth, maxNodes).stream().map(Iteration::counts).toList();
    }

    private static List<Iteration> iterations(Game game, int first, int last, long maxNodes) {
        Budget budget = Budget.ofNodes(maxNodes);
        TreeShape<Position> shape =
                TreeShape.plain(game.kind().rules(), new AllEqual(), game.side());
        Minimax<Position> minimax = new Minimax<>(shape, budget, TreeRecorder.NONE);
        return new IterativeDeepening<>(minimax, budget)
                .search(game.position(), first, last)
                .iterations();
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

package damier.players;

import damier.classic.evaluation.Evaluation;
import damier.classic.search.Budget;
import damier.classic.search.GameTree;
import damier.classic.search.IterativeDeepening;
import damier.classic.search.ListedOrder;
import damier.classic.search.Minimax;
import damier.classic.search.MoveOrder;
import damier.classic.search.PlainAlphaBeta;
import damier.classic.search.TreeShape;
import damier.core.Evaluator;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Position;
import damier.core.Rules;
import damier.core.Side;
import damier.engine.EngineFactory;
import damier.tree.SearchTree;
import damier.tree.TreeBuilder;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The plain algorithms with the engine's evaluation, for demonstration and comparison. Values are
 * in hundredths of a man or of a disc.
 *
 * @param quiescence whether a branch continues beyond the horizon while a capture is compulsory
 */
public record PlainSearch(Algorithm algorithm, Ordering ordering, boolean quiescence) {
    /** The search algorithm. */
    public enum Algorithm {
        MINIMAX,
        ALPHA_BETA
    }

    /** The order in which the moves of a node are searched. */
    public enum Ordering {
        /** In the order of the rules. */
        RULES,
        /** By static evaluation after the move, best first. */
        BEST,
        /** By static evaluation after the move, worst first. */
        WORST
    }

    /**
     * The whole tree to a depth.
     *
     * @param maxNodes the number of nodes to keep
     * @param mostNodes the maximum number of nodes to search
     * @return empty if the tree has more nodes, or the thread was interrupted
     */
    public Optional<SearchTree> tree(
            EngineFactory kind, Game game, int depth, int maxNodes, long mostNodes) {
        Budget budget = new Budget(Long.MAX_VALUE, Long.MAX_VALUE, mostNodes, () -> false);
        Rules<Position> rules = kind.game().rules();
        TreeShape<Position> shape =
                TreeShape.plain(rules, new EngineEvaluation(kind.evaluator()), game.side())
                        .withOrder(order(rules, kind.evaluator()))
                        .withQuiescence(quiescence);
        TreeBuilder builder =
                new TreeBuilder(kind.game(), game.position(), maxNodes, Integer.MAX_VALUE);
        GameTree<Position> tree =
                algorithm == Algorithm.MINIMAX
                        ? new Minimax<>(shape, budget, builder)
                        : new PlainAlphaBeta<>(shape, budget, builder);
        IterativeDeepening.Outcome outcome =
                new IterativeDeepening<>(tree, budget).search(game.position(), depth, depth);
        return outcome.interrupted() ? Optional.empty() : builder.tree();
    }

    private MoveOrder<Position> order(Rules<Position> rules, Evaluator<Position> evaluator) {
        if (ordering == Ordering.RULES) {
            return new ListedOrder<>();
        }
        int sign = ordering == Ordering.BEST ? 1 : -1;
        Position next = rules.newPosition();
        return (at, moves) -> {
            record Looked(long move, int forOpponent) {}
            List<Looked> looked =
                    Arrays.stream(moves)
                            .mapToObj(
                                    move -> {
                                        rules.play(at, move, next);
                                        return new Looked(move, evaluator.evaluate(next));
                                    })
                            .sorted(Comparator.comparingInt(one -> sign * one.forOpponent()))
                            .toList();
            return looked.stream().map(Looked::move).toList();
        };
    }

    private record EngineEvaluation(Evaluator<Position> evaluator) implements Evaluation<Position> {
        @Override
        public double evaluate(Position at, Side side) {
            int forMover = evaluator.evaluate(at);
            return side == at.side() ? forMover : 0 - forMover;
        }

        @Override
        public List<Feature> features(Position at, Side side) {
            return evaluator.features(at);
        }
    }
}

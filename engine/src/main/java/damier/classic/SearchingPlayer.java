package damier.classic;

import damier.classic.search.Algorithm;
import damier.classic.search.BestFirst;
import damier.classic.search.Budget;
import damier.classic.search.GameTree;
import damier.classic.search.Iteration;
import damier.classic.search.IterativeDeepening;
import damier.classic.search.TreeShape;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Rules;
import damier.core.Side;
import damier.tree.TreeRecorder;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A player that searches a game tree. */
final class SearchingPlayer<P extends Position> extends BasePlayer {
    private final Class<P> positions;
    private final Function<Game, DepthPlan> plan;
    private final Algorithm<P> algorithm;
    private final BiFunction<Game, Rules<P>, TreeShape<P>> shape;

    /**
     * @param positions the class of positions that the evaluation accepts
     * @param plan the depths and the time for a move; they may depend on the stage of the game
     * @param shape makes the tree for a game; its evaluation may depend on the stage of the game
     */
    SearchingPlayer(
            Class<P> positions,
            PlayerDescription description,
            Options options,
            Function<Game, DepthPlan> plan,
            Algorithm<P> algorithm,
            BiFunction<Game, Rules<P>, TreeShape<P>> shape) {
        super(description, options);
        this.positions = positions;
        this.plan = plan;
        this.algorithm = algorithm;
        this.shape = shape;
    }

    @Override
    public List<Feature> features(Game game, Side side) {
        return shape(game).evaluation().features(position(game), side);
    }

    @Override
    public String stage(Game game) {
        return shape(game).evaluation().stage();
    }

    private P position(Game game) {
        return positions.cast(game.position());
    }

    private TreeShape<P> shape(Game game) {
        if (!description().plays(game.kind().id())) {
            throw new IllegalArgumentException(
                    "%s plays %s, not %s"
                            .formatted(description().id(), description().game(), game.kind().id()));
        }
        return shape.apply(game, game.kind().rules(positions));
    }

    @Override
    public List<Iteration> deepen(Game game, int lastDepth, boolean bestFirst) {
        TreeShape<P> own = shape(game);
        Budget budget = Budget.ofNodes(Long.MAX_VALUE);
        TreeShape<P> ordered = bestFirst ? own.withOrder(new BestFirst<>(own.order())) : own;
        GameTree<P> tree = algorithm.tree(ordered, budget, TreeRecorder.NONE);
        List<Iteration> iterations =
                new IterativeDeepening<>(tree, budget)
                        .search(position(game), 1, lastDepth)
                        .iterations();
        return forMover(game, own, iterations);
    }

    /** The iterations from the point of view of the side to move. */
    private static List<Iteration> forMover(
            Game game, TreeShape<?> shape, List<Iteration> iterations) {
        return shape.maximiser() == game.side()
                ? iterations
                : iterations.stream().map(Iteration::negated).toList();
    }

    @Override
    public Decision choose(Game game, Limits limits, Watch watch) {
        TreeShape<P> rootShape = shape(game);
        long[] moves = legalMoves(game);
        DepthPlan limited = plan.apply(game).under(limits);
        boolean maximises = rootShape.maximiser() == game.side();
        Budget budget = limited.budget(limits.nodes(), watch.stop());
        GameTree<P> tree = algorithm.tree(rootShape, budget, watch.recorder());
        IterativeDeepening.Outcome outcome =
                new IterativeDeepening<>(tree, budget)
                        .search(
                                position(game),
                                limited.first(),
                                limited.last(),
                                value -> (maximises ? value : -value) > limited.enough());

        List<Iteration> iterations = forMover(game, rootShape, outcome.iterations());
        boolean isEmpty = iterations.isEmpty();
        int depth = isEmpty ? 0 : iterations.getLast().depth();
        List<Long> line = outcome.line().isEmpty() ? List.of(moves[0]) : outcome.line();
        return new Decision(
                line.getFirst(),
                isEmpty ? OptionalDouble.empty() : OptionalDouble.of(iterations.getLast().value()),
                depth,
                limited.ownDepth(depth),
                line,
                outcome.counts(),
                budget.elapsed(),
                outcome.interrupted(),
                iterations,
                rootShape.evaluation().features(position(game), game.side()));
    }
}

package damier.classic;

import damier.classic.search.Algorithm;
import damier.classic.search.Budget;
import damier.classic.search.GameTree;
import damier.classic.search.Iteration;
import damier.classic.search.IterativeDeepening;
import damier.classic.search.TreeShape;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Side;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;

/** A player that searches a tree. */
final class SearchingPlayer<P extends Position> extends BasePlayer {
    private final DepthPlan plan;
    private final Algorithm<P> algorithm;
    private final Function<Game<P>, TreeShape<P>> shape;

    /**
     * @param shape the tree below a game's position; its evaluation may depend on the stage of the
     *     game
     */
    SearchingPlayer(
            PlayerDescription description,
            Options options,
            DepthPlan plan,
            Algorithm<P> algorithm,
            Function<Game<P>, TreeShape<P>> shape) {
        super(description, options);
        this.plan = plan;
        this.algorithm = algorithm;
        this.shape = shape;
    }

    @Override
    public <Q extends Position> List<Feature> features(Game<Q> game, Side side) {
        Game<P> ours = ours(game);
        return shape.apply(ours).evaluation().features(ours.position(), side);
    }

    @Override
    public <Q extends Position> Decision choose(Game<Q> game, Limits limits, Watch watch) {
        return decide(ours(game), limits, watch);
    }

    private Decision decide(Game<P> game, Limits limits, Watch watch) {
        long[] moves = legalMoves(game);
        DepthPlan limited = plan.under(limits);
        Budget budget = limited.budget(limits.nodes(), watch.stop());
        TreeShape<P> rootShape = shape.apply(game);
        GameTree<P> tree = algorithm.tree(rootShape, budget, watch.recorder());
        IterativeDeepening.Outcome outcome =
                new IterativeDeepening<>(tree, budget)
                        .search(game.position(), limited.first(), limited.last());

        boolean maximises = rootShape.maximiser() == game.side();
        List<Iteration> iterations =
                maximises
                        ? outcome.iterations()
                        : outcome.iterations().stream().map(Iteration::negated).toList();
        boolean isEmpty = iterations.isEmpty();
        int depth = isEmpty ? 0 : iterations.getLast().depth();
        List<Long> line = outcome.line().isEmpty() ? List.of(moves[0]) : outcome.line();
        return new Decision(
                line.getFirst(),
                isEmpty ? OptionalDouble.empty() : OptionalDouble.of(iterations.getLast().value()),
                depth,
                plan.ownDepth(depth),
                line,
                outcome.counts(),
                budget.elapsed(),
                outcome.interrupted(),
                iterations,
                rootShape.evaluation().features(game.position(), game.side()));
    }

    /** A game's id stands for its positions: the same id, the same kind of position. */
    @SuppressWarnings("unchecked")
    private <Q extends Position> Game<P> ours(Game<Q> game) {
        if (!description().plays(game.kind().id())) {
            throw new IllegalArgumentException(
                    "%s plays %s, not %s"
                            .formatted(description().id(), description().game(), game.kind().id()));
        }
        return (Game<P>) game;
    }
}

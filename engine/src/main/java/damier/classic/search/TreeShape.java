package damier.classic.search;

import damier.classic.evaluation.Evaluation;
import damier.core.Position;
import damier.core.Rules;
import damier.core.Side;

import java.util.function.Predicate;

/**
 * The definition of a game tree, independent of the algorithm that searches it.
 *
 * @param maximiser the side from whose point of view values are; it chooses the highest
 * @param quiescence whether a branch continues beyond the horizon while a capture is compulsory
 * @param singleMovesAreFree whether a node with one legal move costs no depth
 * @param endsBranch tests for positions that are evaluated immediately, at any remaining depth
 */
public record TreeShape<P extends Position>(
        Rules<P> rules,
        Evaluation<P> evaluation,
        Side maximiser,
        MoveOrder<P> order,
        boolean quiescence,
        boolean singleMovesAreFree,
        Predicate<P> endsBranch) {
    /** A tree with the move order of the rules and without extensions of the horizon. */
    public static <P extends Position> TreeShape<P> plain(
            Rules<P> rules, Evaluation<P> evaluation, Side maximiser) {
        return new TreeShape<>(
                rules, evaluation, maximiser, new ListedOrder<>(), false, false, at -> false);
    }

    public TreeShape<P> withOrder(MoveOrder<P> newOrder) {
        return new TreeShape<>(
                rules, evaluation, maximiser, newOrder, quiescence, singleMovesAreFree, endsBranch);
    }

    public TreeShape<P> withQuiescence(boolean on) {
        return new TreeShape<>(
                rules, evaluation, maximiser, order, on, singleMovesAreFree, endsBranch);
    }

    public TreeShape<P> withFreeSingleMoves(boolean on) {
        return new TreeShape<>(rules, evaluation, maximiser, order, quiescence, on, endsBranch);
    }

    public TreeShape<P> withBranchesEnding(Predicate<P> where) {
        return new TreeShape<>(
                rules, evaluation, maximiser, order, quiescence, singleMovesAreFree, where);
    }
}

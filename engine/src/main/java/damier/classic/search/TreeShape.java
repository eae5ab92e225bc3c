package damier.classic.search;

import damier.classic.evaluation.Evaluation;
import damier.core.Position;
import damier.core.Rules;
import damier.core.Side;

import java.util.function.Predicate;

/**
 * What a tree is made of, whatever algorithm walks it.
 *
 * @param maximiser the side for which values are; it looks for the highest
 * @param quiescence whether a branch goes on beyond the horizon while a capture is due
 * @param singleMovesAreFree whether a node with one legal move costs no depth
 * @param endsBranch positions that are evaluated at once, whatever depth is left
 */
public record TreeShape<P extends Position>(
        Rules<P> rules,
        Evaluation<P> evaluation,
        Side maximiser,
        MoveOrder<P> order,
        boolean quiescence,
        boolean singleMovesAreFree,
        Predicate<P> endsBranch) {
    /** Moves in the order of the rules, and a horizon without exceptions. */
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

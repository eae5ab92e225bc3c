package damier.tree;

import java.util.OptionalLong;

/**
 * One step of iterative deepening.
 *
 * @param depth in plies from the root
 * @param move the best move, as its game writes moves; empty if every move loses
 * @param value for the side to move
 * @param nodes moves played to search this depth alone
 * @param bestFirst the same with the best moves of the step before searched first, where the player
 *     does not do so anyway
 * @param minimax the nodes of minimax without pruning, where there are not too many to count
 */
public record DeepeningStep(
        int depth,
        String move,
        double value,
        long nodes,
        OptionalLong bestFirst,
        OptionalLong minimax) {}

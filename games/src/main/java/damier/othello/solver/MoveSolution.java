package damier.othello.solver;

/**
 * The solution of one legal move.
 *
 * @param move the move as the rules encode it
 * @param solution the solution from the point of view of the side that plays the move; its line
 *     starts with the move
 */
public record MoveSolution(long move, Solution solution) {}

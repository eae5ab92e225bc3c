package damier.othello.solver;

/**
 * A node of {@link TreeSearch} whose moves are being searched. Each search has one object per
 * number of empties.
 */
final class Node {
    final RankedMoves moves = new RankedMoves();
    long own;
    long opponent;

    /** The lower bound of the null window. */
    int alpha;

    /** The remaining depth; equal to {@link #empties} in an exact search. */
    int depth;

    int empties;

    /** The quadrants with an odd number of empty squares. */
    int odd;

    /** The {@link Selectivity#level} of the pass. */
    int selectivity;

    void set(long own, long opponent, int alpha, int depth, int empties, int odd, int selectivity) {
        this.own = own;
        this.opponent = opponent;
        this.alpha = alpha;
        this.depth = depth;
        this.empties = empties;
        this.odd = odd;
        this.selectivity = selectivity;
    }

    /** Whether the search goes to the end of the game. */
    boolean isSolved() {
        return depth == empties;
    }
}

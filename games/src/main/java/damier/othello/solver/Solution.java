package damier.othello.solver;

import java.util.List;

/**
 * The result of a pass, in discs for the side to move. Empty squares count for the winner.
 *
 * @param lower the lower bound of the score
 * @param upper the upper bound of the score; equal to {@code lower} unless the score is outside the
 *     requested window
 * @param confidence the confidence in the bounds
 * @param line the principal variation as far as it is known; a pass is {@link
 *     damier.othello.OthelloRules#PASS}; empty if the game is over
 * @param nodes the number of nodes visited since the start of the request
 */
public record Solution(int lower, int upper, Selectivity confidence, List<Long> line, long nodes) {
    public Solution {
        line = List.copyOf(line);
    }

    /** Whether the bounds are equal. */
    public boolean hasScore() {
        return lower == upper;
    }

    /** The score, or the bound nearer to zero if only bounds are known. */
    public int score() {
        return lower > 0 ? lower : Math.min(upper, 0);
    }

    /** Whether the pass was exact. */
    public boolean isProven() {
        return confidence == Selectivity.EXACT;
    }
}

package damier.othello.solver;

/**
 * Finds the score of one position by a sequence of null-window searches, each at the bound that the
 * previous one returned (MTD(f), Aske Plaat). A pass starts from the score of the previous pass. If
 * that score is right, the pass needs two searches: one proves the lower bound, the other the upper
 * bound.
 */
final class ScoreSearch {
    private static final int FIRST_DEPTH = 2;

    /** With fewer empties, iterative deepening costs more than it saves. */
    private static final int DEEPENING_EMPTIES = 14;

    /** The deepest iteration is this much shallower than a search to the end of the game. */
    private static final int DEPTH_MARGIN = 10;

    final long own;
    final long opponent;
    private final TreeSearch search;
    private final ScoreWindow window;
    private int guess;
    private int lower = -Discs.ALL;
    private int upper = Discs.ALL;

    ScoreSearch(TreeSearch search, long own, long opponent, ScoreWindow window) {
        this.search = search;
        this.own = own;
        this.opponent = opponent;
        this.window = window;
    }

    int empties() {
        return Long.bitCount(~(own | opponent));
    }

    int lower() {
        return lower;
    }

    int upper() {
        return upper;
    }

    /**
     * Iterative deepening: gives the first pass a score to start from, and fills the table with
     * good moves.
     */
    void deepen() {
        if (empties() < DEEPENING_EMPTIES) {
            return;
        }
        for (int depth = FIRST_DEPTH; depth <= empties() - DEPTH_MARGIN; depth += 2) {
            searchToDepth(depth);
        }
    }

    private void searchToDepth(int depth) {
        int least = -Discs.ALL;
        int most = Discs.ALL;
        while (least < most) {
            int alpha = Math.clamp(guess == least ? guess : guess - 1, least, most - 1);
            int score = search.search(own, opponent, alpha, depth, Selectivity.PERCENT_73);
            if (score > alpha) {
                least = score;
            } else {
                most = score;
            }
            guess = score;
        }
    }

    /** Runs one pass and replaces the bounds by its result. */
    void solve(Selectivity pass) {
        // Final scores are even, so every null window starts at an odd alpha.
        int least = window.lower();
        int most = window.upper();
        int at = even(guess);
        boolean isLower = false;
        while (least < most) {
            int alpha = Math.clamp(isLower ? at + 1 : at - 1, least + 1, most - 1);
            int score = search.search(own, opponent, alpha, empties(), pass);
            isLower = score > alpha;
            at = isLower ? score + (score & 1) : score - (score & 1);
            if (isLower) {
                least = at;
            } else {
                most = at;
            }
        }
        lower = !isLower && at <= window.lower() ? -Discs.ALL : at;
        upper = isLower && at >= window.upper() ? Discs.ALL : at;
        guess = at;
    }

    private static int even(int score) {
        return score + (score & 1);
    }
}

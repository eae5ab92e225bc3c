package damier.search;

/**
 * The factor by which a move deserves more or less time than usual: less the longer the best move
 * stays the same, more when its score falls.
 */
final class TimeStretch {
    private static final double UNSETTLED = 1.4;
    private static final double SETTLED = 0.6;
    private static final double STEP = 0.1;

    /** A fall of the score by this many hundredths doubles the time. */
    private static final int DOUBLING_FALL = 50;

    private long move;
    private int score;
    private int unchanged;
    private int fall;

    void update(SearchInfo best) {
        fall = unchanged == 0 && move == 0 ? 0 : Math.clamp(score - best.score(), 0, DOUBLING_FALL);
        unchanged = best.move() == move ? unchanged + 1 : 0;
        move = best.move();
        score = best.score();
    }

    double factor() {
        double settled = Math.max(UNSETTLED - STEP * unchanged, SETTLED);
        return settled * (1 + (double) fall / DOUBLING_FALL);
    }
}

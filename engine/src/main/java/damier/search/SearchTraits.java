package damier.search;

/**
 * Where games differ in how they are best searched, and what can be switched off to see what it is
 * worth. Constant in each copy of the search.
 *
 * @param aspiration half the window around the last score, in hundredths; 0: always the full window
 * @param nullWindows principal variation search
 * @param probCut how many standard deviations, in hundredths, the margin of a ProbCut has; 0: no
 *     ProbCut
 * @param probCutDepth the least depth at which a shallower search may predict a cut
 * @param probCutShare how many tenths of the depth the shallower search keeps
 * @param probCutSlope in place of standard deviations: how many hundredths the margin has for each
 *     ply of depth; 0: the deviations hold
 * @param probCutSlack by how many hundredths the evaluation may be below the bound that a shallower
 *     search is to exceed
 * @param probCutLow whether a shallower search may also predict that the bound is not reached
 * @param reduceFrom how many quiet moves are searched to the full depth before later ones are
 *     searched less deep; 0: all
 * @param reduceMore the number of the move from which on two plies are reduced
 * @param reduceDeep by how much reductions grow with the depth and with the number of the move, in
 *     hundredths
 * @param forcedDepth the greatest depth at which the only legal move costs no depth; on the
 *     principal variation it never does; 0: it always does
 * @param threatPlies how many plies beyond the horizon a threatened side has to show a move instead
 *     of standing pat
 * @param history whether moves that were good elsewhere come first
 */
public record SearchTraits(
        int aspiration,
        boolean nullWindows,
        int probCut,
        int probCutDepth,
        int probCutShare,
        int probCutSlope,
        int probCutSlack,
        boolean probCutLow,
        int reduceFrom,
        int reduceMore,
        int reduceDeep,
        int forcedDepth,
        int threatPlies,
        boolean history) {

    /** Alpha-beta with a transposition table and nothing else. */
    public static final SearchTraits PLAIN =
            new SearchTraits(0, false, 0, 0, 0, 0, 0, false, 0, 0, 0, 0, 0, false);

    /** The same with narrow windows and moves in a good order: the value stays the same. */
    public static final SearchTraits PLAIN_WITH_WINDOWS =
            new SearchTraits(10, true, 0, 0, 0, 0, 0, false, 0, 0, 0, 0, 0, true);

    /** For games of forced captures. */
    public static final SearchTraits DRAUGHTS =
            new SearchTraits(10, true, 100, 3, 4, 10, 20, false, 1, 4, 150, 99, 1, true);

    /** For games in which every move changes much. */
    public static final SearchTraits OTHELLO =
            new SearchTraits(0, true, 150, 3, 5, 0, 300, true, 1, 4, 80, 0, 0, true);

    /** The same without ProbCut. */
    public SearchTraits withoutProbCut() {
        return new SearchTraits(
                aspiration,
                nullWindows,
                0,
                probCutDepth,
                probCutShare,
                probCutSlope,
                probCutSlack,
                probCutLow,
                reduceFrom,
                reduceMore,
                reduceDeep,
                forcedDepth,
                threatPlies,
                history);
    }
}

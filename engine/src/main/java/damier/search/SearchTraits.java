package damier.search;

/**
 * Where games differ in how they are best searched, and what can be switched off to see what it is
 * worth. Constant in each copy of the search.
 *
 * @param aspiration half the window around the last score, in hundredths; 0: always the full window
 * @param nullWindows principal variation search
 * @param probCutDepth the least depth at which a shallow search may predict a cut; 0: never
 * @param probCutMargin by how many hundredths, for each ply of depth, the shallow search must
 *     exceed the bound
 * @param reductions whether late quiet moves are searched less deep
 * @param forcedExtension whether the only legal move costs no depth
 * @param singularDepth the least depth at which a move far better than all others is extended; 0:
 *     never
 * @param singularMargin how much better, in hundredths
 * @param threatPly whether a threatened side gets one full ply instead of standing pat
 * @param history whether moves that were good elsewhere come first
 */
public record SearchTraits(
        int aspiration,
        boolean nullWindows,
        int probCutDepth,
        int probCutMargin,
        boolean reductions,
        boolean forcedExtension,
        int singularDepth,
        int singularMargin,
        boolean threatPly,
        boolean history) {

    /** For games of forced captures. */
    public static final SearchTraits DRAUGHTS =
            new SearchTraits(10, true, 3, 10, true, true, 8, 40, true, true);

    /** For games in which every move changes much. */
    public static final SearchTraits OTHELLO =
            new SearchTraits(150, true, 3, 80, true, false, 0, 0, false, true);
}

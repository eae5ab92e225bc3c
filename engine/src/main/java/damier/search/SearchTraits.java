package damier.search;

/**
 * Where games differ in how they are best searched, and what can be switched off to see what it is
 * worth. Constant in each copy of the search.
 *
 * @param aspiration half the window around the last score, in hundredths; 0: always the full window
 * @param nullWindows principal variation search
 * @param probCutDepth the least depth at which a shallower search may predict a cut; 0: never
 * @param probCutMargin by how many hundredths the shallower search must exceed the bound
 * @param probCutShare how many tenths of the depth the shallower search keeps
 * @param probCutLess by how many plies it is shallower than that
 * @param reduceFrom how many quiet moves are searched to the full depth before later ones are
 *     searched less deep; 0: all
 * @param reduceMore how many of these lose one ply, before later ones lose two; 0: all
 * @param forcedDepth the greatest depth at which the only legal move costs no depth; on the
 *     principal variation it never does; 0: it always does
 * @param threatPlies how many plies beyond the horizon a threatened side has to show a move instead
 *     of standing pat
 * @param history whether moves that were good elsewhere come first
 */
public record SearchTraits(
        int aspiration,
        boolean nullWindows,
        int probCutDepth,
        int probCutMargin,
        int probCutShare,
        int probCutLess,
        int reduceFrom,
        int reduceMore,
        int forcedDepth,
        int threatPlies,
        boolean history) {

    /** For games of forced captures. */
    public static final SearchTraits DRAUGHTS =
            new SearchTraits(10, true, 5, 10, 10, 4, 3, 3, 2, 1, true);

    /** For games in which every move changes much. */
    public static final SearchTraits OTHELLO =
            new SearchTraits(0, true, 3, 500, 4, 0, 1, 3, 0, 0, true);
}

package damier.search;

import damier.core.SearchParameter;
import damier.core.SearchParameters;

/** Late move reductions in plies, by depth and move number. */
final class Reductions {
    /** Greater depths and later moves use this index. */
    static final int MASK = 127;

    /** The depth from which reductions grow with the depth. */
    private static final double BASE_DEPTH = 5;

    /** A PV node searches this number of moves more before it reduces any. */
    private static final int PV_MOVES = 2;

    private Reductions() {}

    /** The reductions of PV nodes, or of all others, which are about twice as large. */
    static int[][] table(SearchParameters parameters, boolean pvNode) {
        int[][] table = new int[MASK + 1][MASK + 1];
        int from = parameters.get(SearchParameter.REDUCE_FROM);
        if (from == 0) {
            return table;
        }
        int first = Math.max(1, from + (pvNode ? PV_MOVES : 0));
        for (int depth = 2; depth <= MASK; depth++) {
            for (int index = first; index <= MASK; index++) {
                int plies = Math.min(plies(parameters, depth, index), depth - 1);
                table[depth][index] = pvNode ? (plies + 1) / 2 : plies;
            }
        }
        return table;
    }

    private static int plies(SearchParameters parameters, int depth, int index) {
        int plies = index < parameters.get(SearchParameter.REDUCE_MORE) ? 1 : 2;
        double growth = Math.max(0, Math.log(depth / BASE_DEPTH)) * Math.log(index + 1.0);
        return plies + (int) (parameters.get(SearchParameter.REDUCE_DEEP) / 100.0 * growth);
    }

    /** The reduction of the move with this index, from one of the tables. */
    static int plies(int[][] table, int depth, int index) {
        return table[depth & MASK][Math.min(index, MASK)];
    }
}

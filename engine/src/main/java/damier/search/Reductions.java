package damier.search;

import damier.core.SearchParameter;
import damier.core.SearchParameters;

/** Late move reductions in plies, by depth and move number. */
final class Reductions {
    /** Greater depths and later moves use this index. */
    static final int MASK = 127;

    /** The depth from which reductions grow with the depth. */
    private static final double BASE_DEPTH = 5;

    private Reductions() {}

    static int[][] table(SearchParameters parameters) {
        int[][] table = new int[MASK + 1][MASK + 1];
        for (int depth = 2; depth <= MASK; depth++) {
            for (int index = 1; index <= MASK; index++) {
                int plies = index < parameters.get(SearchParameter.REDUCE_MORE) ? 1 : 2;
                double growth = Math.max(0, Math.log(depth / BASE_DEPTH)) * Math.log(index + 1.0);
                int deeper = (int) (parameters.get(SearchParameter.REDUCE_DEEP) / 100.0 * growth);
                table[depth][index] = Math.min(plies + deeper, depth - 1);
            }
        }
        return table;
    }
}

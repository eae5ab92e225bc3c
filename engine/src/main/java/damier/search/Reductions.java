package damier.search;

import damier.core.SearchParameter;
import damier.core.SearchParameters;

/** By how many plies less a late move is searched, over the depth and the number of the move. */
final class Reductions {
    /** Greater depths and later moves count like this one. */
    static final int MASK = 127;

    /** From here on reductions grow with the depth. */
    private static final double SHALLOW = 5;

    private Reductions() {}

    static int[][] table(SearchParameters parameters) {
        int[][] table = new int[MASK + 1][MASK + 1];
        for (int depth = 2; depth <= MASK; depth++) {
            for (int index = 1; index <= MASK; index++) {
                int plies = index < parameters.get(SearchParameter.REDUCE_MORE) ? 1 : 2;
                double growth = Math.max(0, Math.log(depth / SHALLOW)) * Math.log(index + 1.0);
                int deeper = (int) (parameters.get(SearchParameter.REDUCE_DEEP) / 100.0 * growth);
                table[depth][index] = Math.min(plies + deeper, depth - 1);
            }
        }
        return table;
    }
}

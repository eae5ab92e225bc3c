package damier.search;

import damier.core.Game;
import damier.core.Position;
import damier.core.Rules;

/** The positions of the game so far and of the current line, as far as they can recur. */
final class Repetitions {
    static final int NONE = Integer.MAX_VALUE;

    private long[] keys = new long[0];

    /** For each ply of {@link #keys}, the first ply whose position can still be repeated. */
    private int[] repeatable = new int[0];

    /** The index of the root. */
    private int gamePlies;

    void start(Game game, int plies) {
        Rules<Position> rules = game.kind().rules();
        gamePlies = game.ply();
        keys = new long[gamePlies + plies + 1];
        repeatable = new int[gamePlies + plies + 1];
        for (int i = 0; i <= gamePlies; i++) {
            keys[i] = game.position(i).key();
            boolean fresh = i > 0 && rules.isIrreversible(game.position(i - 1), game.move(i - 1));
            repeatable[i] = i == 0 || fresh ? i : repeatable[i - 1];
        }
    }

    /** Sets the key of the position at {@code ply} from the root. */
    void reach(int ply, long key, boolean irreversibly) {
        int here = gamePlies + ply;
        keys[here] = key;
        repeatable[here] = irreversibly ? here : repeatable[here - 1];
    }

    /**
     * The ply, counted from the root, at which the position at {@code ply} occurred before; {@link
     * #NONE} if it did not. Plies of the game before the root are negative.
     */
    int earlier(int ply) {
        int here = gamePlies + ply;
        long key = keys[here];
        for (int i = here - 4; i >= repeatable[here]; i -= 2) {
            if (keys[i] == key) {
                return i - gamePlies;
            }
        }
        return NONE;
    }
}

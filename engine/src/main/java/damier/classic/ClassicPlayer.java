package damier.classic;

import damier.classic.search.Iteration;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Side;

import java.util.List;
import java.util.Map;

/**
 * A player that chooses moves by a plain algorithm. It keeps no state between moves: the same game
 * and the same limits give the same move, unless a clock ends the search.
 */
public interface ClassicPlayer {
    PlayerDescription description();

    /** Every option with its value, as set or by default. */
    Map<String, String> options();

    /**
     * Chooses a move. A limit replaces the player's own limit of the same kind, and any limit lifts
     * the player's own time limit. The given limits are never exceeded: an unfinished iteration is
     * discarded. An interrupt of the thread ends the search as well.
     *
     * @throws IllegalArgumentException if the player does not play this game, or the game is over
     */
    Decision choose(Game game, Limits limits, Watch watch);

    /**
     * Searches to depth 1, 2, 3 … up to a last depth, and ignores the depths and times that the
     * player itself would choose; empty for a player that searches no tree.
     *
     * @param bestFirst whether an iteration begins at every position with the move that the
     *     iteration before found best there
     * @throws IllegalArgumentException if the player does not play this game
     */
    List<Iteration> deepen(Game game, int lastDepth, boolean bestFirst);

    /**
     * The player's evaluation of the position for {@code side}, feature by feature; empty for a
     * player that does not evaluate.
     *
     * @throws IllegalArgumentException if the player does not play this game
     */
    List<Feature> features(Game game, Side side);

    /** The stage of the game whose weights it uses; empty if they are the same throughout. */
    default String stage(Game game) {
        return "";
    }
}

package damier.players;

import damier.classic.Decision;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * A player's move and what the player reports about it.
 *
 * @param score for the side to move, in hundredths of a man or of a disc, if the player reports one
 * @param depth 0 if not reported
 * @param nodes 0 if not reported
 * @param decision how the player found the move, if it shows that
 */
public record Choice(
        long move,
        OptionalInt score,
        int depth,
        long nodes,
        long nanos,
        Optional<Decision> decision) {
    public Choice(long move, OptionalInt score, int depth, long nodes, long nanos) {
        this(move, score, depth, nodes, nanos, Optional.empty());
    }
}

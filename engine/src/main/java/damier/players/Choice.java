package damier.players;

import damier.classic.Decision;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * A player's move and what it says of it.
 *
 * @param score for the side to move, in hundredths of a man or of a disc, where the player tells
 * @param depth 0 where it does not tell
 * @param nodes 0 where it does not tell
 * @param decision how it came about, where the player shows that
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

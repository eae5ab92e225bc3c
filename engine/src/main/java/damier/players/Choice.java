package damier.players;

import java.util.OptionalInt;

/**
 * A player's move and what it says of it.
 *
 * @param score for the side to move, in hundredths of a man or of a disc, where the player tells
 * @param depth 0 where it does not tell
 * @param nodes 0 where it does not tell
 */
public record Choice(long move, OptionalInt score, int depth, long nodes, long nanos) {}

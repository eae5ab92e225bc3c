/**
 * One player for all who can be asked for a move: the engine, the classic players, others'
 * programs.
 */
@NullMarked
package damier.players;

import org.jspecify.annotations.NullMarked;

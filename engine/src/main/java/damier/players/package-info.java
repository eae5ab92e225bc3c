/**
 * The common interface of everything that can choose a move: the engine, the classic players,
 * external programs.
 */
@NullMarked
package damier.players;

import org.jspecify.annotations.NullMarked;

/**
 * What every game has: sides, positions, rules, moves, scores, and a game as it is played. No I/O.
 */
@NullMarked
package damier.core;

import org.jspecify.annotations.NullMarked;

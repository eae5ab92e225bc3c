/**
 * The model that all games share: sides, positions, rules, moves, scores, and a game in progress.
 * No I/O.
 */
@NullMarked
package damier.core;

import org.jspecify.annotations.NullMarked;

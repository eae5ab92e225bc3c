/** Othello: squares, flips, passes, positions and rules. */
@NullMarked
package damier.othello;

import org.jspecify.annotations.NullMarked;

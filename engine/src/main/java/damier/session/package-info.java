/** A game in progress: seats, turns, clocks, and how the game ends. */
@NullMarked
package damier.session;

import org.jspecify.annotations.NullMarked;

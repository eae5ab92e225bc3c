/** Games that are played on the board: seats, clocks, opponents, and what survives a restart. */
@NullMarked
package damier.web.play;

import org.jspecify.annotations.NullMarked;

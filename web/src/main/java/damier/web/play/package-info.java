/** Live games: seats, clocks, opponents, and recovery after a restart. */
@NullMarked
package damier.web.play;

import org.jspecify.annotations.NullMarked;

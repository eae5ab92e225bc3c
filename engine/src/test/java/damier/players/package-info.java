/** Tests of players and of how they are written. */
@NullMarked
package damier.players;

import org.jspecify.annotations.NullMarked;

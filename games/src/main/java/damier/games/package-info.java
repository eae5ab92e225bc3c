/** The games that can be played, by the ids that every command uses. */
@NullMarked
package damier.games;

import org.jspecify.annotations.NullMarked;

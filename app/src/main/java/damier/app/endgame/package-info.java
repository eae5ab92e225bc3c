/** Commands for exact endgames: endgame, solve. */
@NullMarked
package damier.app.endgame;

import org.jspecify.annotations.NullMarked;

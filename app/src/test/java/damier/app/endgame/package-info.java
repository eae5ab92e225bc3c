/** Tests of the commands for exact endgames. */
@NullMarked
package damier.app.endgame;

import org.jspecify.annotations.NullMarked;

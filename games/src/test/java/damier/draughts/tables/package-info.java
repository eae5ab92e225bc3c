/** Tests of the endgame tables. */
@NullMarked
package damier.draughts.tables;

import org.jspecify.annotations.NullMarked;

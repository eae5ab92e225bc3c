/** How good an Othello position is: the final disc difference that weighted features promise. */
@NullMarked
package damier.othello.eval;

import org.jspecify.annotations.NullMarked;

/**
 * How good a draughts position is: a sum of weighted features, the weights in a file per variant.
 */
@NullMarked
package damier.draughts.eval;

import org.jspecify.annotations.NullMarked;

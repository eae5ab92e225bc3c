/**
 * The evaluation of draughts positions: a sum of weighted features, with a weight file per variant.
 */
@NullMarked
package damier.draughts.eval;

import org.jspecify.annotations.NullMarked;

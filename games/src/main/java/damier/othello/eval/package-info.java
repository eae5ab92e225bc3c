/**
 * The evaluation of Othello positions: the expected final disc difference, from weighted features.
 */
@NullMarked
package damier.othello.eval;

import org.jspecify.annotations.NullMarked;

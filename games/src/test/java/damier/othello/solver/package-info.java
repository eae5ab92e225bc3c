/** Tests of the endgame solver. */
@NullMarked
package damier.othello.solver;

import org.jspecify.annotations.NullMarked;

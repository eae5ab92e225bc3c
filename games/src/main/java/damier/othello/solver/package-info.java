/** The Othello endgame solver: proves the final disc difference under best play. */
@NullMarked
package damier.othello.solver;

import org.jspecify.annotations.NullMarked;

/** Evaluations learned from games that the engine plays against itself. */
@NullMarked
package damier.lab.learn;

import org.jspecify.annotations.NullMarked;

/** Fits the weights of a player's features to the results of its games. */
@NullMarked
package damier.lab.tune;

import org.jspecify.annotations.NullMarked;

/** Matches and tournaments between players, and their statistics. */
@NullMarked
package damier.lab;

import org.jspecify.annotations.NullMarked;

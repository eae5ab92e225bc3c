/** Statistics of results: strength differences and their uncertainty. */
@NullMarked
package damier.lab.stats;

import org.jspecify.annotations.NullMarked;

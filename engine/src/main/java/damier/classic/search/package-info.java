/** The plain search algorithms of the classic players, one per class, written to be read. */
@NullMarked
package damier.classic.search;

import org.jspecify.annotations.NullMarked;

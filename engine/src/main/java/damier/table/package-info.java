/** The transposition table. */
@NullMarked
package damier.table;

import org.jspecify.annotations.NullMarked;

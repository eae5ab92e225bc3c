/** The tree that a search walked, recorded with its windows, values and cuts. */
@NullMarked
package damier.tree;

import org.jspecify.annotations.NullMarked;

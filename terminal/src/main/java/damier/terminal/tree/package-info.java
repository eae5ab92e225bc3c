/** The tree of a search, folded and unfolded on the whole screen. */
@NullMarked
package damier.terminal.tree;

import org.jspecify.annotations.NullMarked;

/** Browses the tree of a search on the full screen. */
@NullMarked
package damier.terminal.tree;

import org.jspecify.annotations.NullMarked;

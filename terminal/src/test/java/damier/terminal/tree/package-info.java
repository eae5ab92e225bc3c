/** Trees on the whole screen. */
@NullMarked
package damier.terminal.tree;

import org.jspecify.annotations.NullMarked;

/** Tests of recorded trees. */
@NullMarked
package damier.tree;

import org.jspecify.annotations.NullMarked;

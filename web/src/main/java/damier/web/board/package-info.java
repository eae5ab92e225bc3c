/** The whole web board: all its parts together. */
@NullMarked
package damier.web.board;

import org.jspecify.annotations.NullMarked;

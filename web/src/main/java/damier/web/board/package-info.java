/** The complete web board: wires all modules together. */
@NullMarked
package damier.web.board;

import org.jspecify.annotations.NullMarked;

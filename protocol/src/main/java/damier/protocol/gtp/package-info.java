/** GTP, which Othello engines share with Go engines. */
@NullMarked
package damier.protocol.gtp;

import org.jspecify.annotations.NullMarked;

/** GTP, which Othello engines share with those of Go. */
@NullMarked
package damier.protocol.gtp;

import org.jspecify.annotations.NullMarked;

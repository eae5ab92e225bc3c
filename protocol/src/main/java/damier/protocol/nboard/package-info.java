/** NBoard, the protocol of Othello engines: Damier as engine, and as host of other engines. */
@NullMarked
package damier.protocol.nboard;

import org.jspecify.annotations.NullMarked;

/** DamExchange, the protocol for games between two draughts programs over a connection. */
@NullMarked
package damier.protocol.dxp;

import org.jspecify.annotations.NullMarked;

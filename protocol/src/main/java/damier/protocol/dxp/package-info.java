/** DamExchange, by which two draughts programs play each other over a connection. */
@NullMarked
package damier.protocol.dxp;

import org.jspecify.annotations.NullMarked;

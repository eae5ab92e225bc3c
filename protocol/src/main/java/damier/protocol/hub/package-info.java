/** Hub, the protocol of draughts engines: Damier as engine, and as host of other engines. */
@NullMarked
package damier.protocol.hub;

import org.jspecify.annotations.NullMarked;

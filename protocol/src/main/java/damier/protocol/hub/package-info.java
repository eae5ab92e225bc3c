/** Hub, the protocol of draughts engines: Damier as engine, and as host of any other. */
@NullMarked
package damier.protocol.hub;

import org.jspecify.annotations.NullMarked;

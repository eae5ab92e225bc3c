/** Tests of Hub, with engines good and bad. */
@NullMarked
package damier.protocol.hub;

import org.jspecify.annotations.NullMarked;

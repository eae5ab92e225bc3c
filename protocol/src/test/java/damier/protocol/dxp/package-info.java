/** Tests of DamExchange. */
@NullMarked
package damier.protocol.dxp;

import org.jspecify.annotations.NullMarked;

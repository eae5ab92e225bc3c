/** Tests of GTP. */
@NullMarked
package damier.protocol.gtp;

import org.jspecify.annotations.NullMarked;

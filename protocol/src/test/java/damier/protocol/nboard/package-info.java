/** Tests of NBoard. */
@NullMarked
package damier.protocol.nboard;

import org.jspecify.annotations.NullMarked;

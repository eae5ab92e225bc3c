/** Bit operations on longs, independent of any game. */
@NullMarked
package damier.bits;

import org.jspecify.annotations.NullMarked;

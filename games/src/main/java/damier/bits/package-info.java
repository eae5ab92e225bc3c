/** Bit tricks on longs; knows no game. */
@NullMarked
package damier.bits;

import org.jspecify.annotations.NullMarked;

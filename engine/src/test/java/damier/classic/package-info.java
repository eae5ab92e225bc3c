/** Tests of the classic players. */
@NullMarked
package damier.classic;

import org.jspecify.annotations.NullMarked;

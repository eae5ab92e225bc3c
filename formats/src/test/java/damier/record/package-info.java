/** Tests of written games. */
@NullMarked
package damier.record;

import org.jspecify.annotations.NullMarked;

/** Tests of the registry. */
@NullMarked
package damier.games;

import org.jspecify.annotations.NullMarked;

/** Tests of the plain algorithms. */
@NullMarked
package damier.classic.search;

import org.jspecify.annotations.NullMarked;

/** Tests of the search from the inside. */
@NullMarked
package damier.search;

import org.jspecify.annotations.NullMarked;

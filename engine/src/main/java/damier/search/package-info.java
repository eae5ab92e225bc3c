/** One alpha-beta search over the rules of any game. */
@NullMarked
package damier.search;

import org.jspecify.annotations.NullMarked;

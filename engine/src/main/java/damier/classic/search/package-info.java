/** The plain algorithms of the classic players, one to a class, made to be read. */
@NullMarked
package damier.classic.search;

import org.jspecify.annotations.NullMarked;

/** The facade over a search: position, go, stop, options, listener. */
@NullMarked
package damier.engine;

import org.jspecify.annotations.NullMarked;

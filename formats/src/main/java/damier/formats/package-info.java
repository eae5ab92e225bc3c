/** All formats of written games, and the recognition of whatever somebody pastes. */
@NullMarked
package damier.formats;

import org.jspecify.annotations.NullMarked;

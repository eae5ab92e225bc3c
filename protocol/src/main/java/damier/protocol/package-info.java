/** What the protocols share: Damier as an engine, line by line, and external engines as players. */
@NullMarked
package damier.protocol;

import org.jspecify.annotations.NullMarked;

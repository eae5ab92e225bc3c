/**
 * What the protocols share: Damier as somebody's engine, line by line, and others as its guests.
 */
@NullMarked
package damier.protocol;

import org.jspecify.annotations.NullMarked;

/** Measurements of the hot paths, each in isolation. */
@NullMarked
package damier.bench;

import org.jspecify.annotations.NullMarked;

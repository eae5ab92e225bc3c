/** All formats of game records, and the recognition of pasted text. */
@NullMarked
package damier.formats;

import org.jspecify.annotations.NullMarked;

/** Portable Draughts Notation, read with tolerance and written strictly. */
@NullMarked
package damier.formats.pdn;

import org.jspecify.annotations.NullMarked;

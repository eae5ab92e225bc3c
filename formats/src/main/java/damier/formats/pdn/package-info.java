/** Portable Draughts Notation, with a tolerant reader and a strict writer. */
@NullMarked
package damier.formats.pdn;

import org.jspecify.annotations.NullMarked;

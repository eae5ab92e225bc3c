/** Draughts positions and moves as text: FEN, Hub's forms, and moves as game records write them. */
@NullMarked
package damier.draughts.text;

import org.jspecify.annotations.NullMarked;

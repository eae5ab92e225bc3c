/** Draughts positions and moves as text: FEN, Hub's notation, and the notation of game records. */
@NullMarked
package damier.draughts.text;

import org.jspecify.annotations.NullMarked;

/**
 * Hexapawn, a game that only the tests know: three pawns a side on nine squares. A pawn steps ahead
 * or captures diagonally; a pawn on the last rank wins, and a side without a move loses.
 */
@NullMarked
package damier.hexapawn;

import org.jspecify.annotations.NullMarked;

/**
 * Endgame tables: the result of every position with few pieces, and the distance to the end of the
 * game. The package has the generator, the file format, and the prober that the search uses.
 */
@NullMarked
package damier.draughts.tables;

import org.jspecify.annotations.NullMarked;

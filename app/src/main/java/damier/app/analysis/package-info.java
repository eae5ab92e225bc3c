/**
 * Commands that examine positions and searches: moves, explain, perft, bestmove, analyse, tree,
 * bench.
 */
@NullMarked
package damier.app.analysis;

import org.jspecify.annotations.NullMarked;

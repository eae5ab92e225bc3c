/** Analysis of positions and games: the value of every move, and explanations of mistakes. */
@NullMarked
package damier.analysis;

import org.jspecify.annotations.NullMarked;

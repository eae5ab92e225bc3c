/** The draughts family: boards, variants as data, positions, move generation. */
@NullMarked
package damier.draughts;

import org.jspecify.annotations.NullMarked;

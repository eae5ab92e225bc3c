/** Tests of the draughts family's rules. */
@NullMarked
package damier.draughts;

import org.jspecify.annotations.NullMarked;

/** Tests of draughts as text. */
@NullMarked
package damier.draughts.text;

import org.jspecify.annotations.NullMarked;

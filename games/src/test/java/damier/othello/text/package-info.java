/** Tests of Othello's texts. */
@NullMarked
package damier.othello.text;

import org.jspecify.annotations.NullMarked;

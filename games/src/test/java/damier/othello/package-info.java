/** Tests of Othello's rules. */
@NullMarked
package damier.othello;

import org.jspecify.annotations.NullMarked;

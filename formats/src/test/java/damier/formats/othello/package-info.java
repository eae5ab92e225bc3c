/** Tests of Othello's files. */
@NullMarked
package damier.formats.othello;

import org.jspecify.annotations.NullMarked;

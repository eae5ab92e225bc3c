/** Tests of games by lines, fed through a pipe. */
@NullMarked
package damier.terminal.line;

import org.jspecify.annotations.NullMarked;

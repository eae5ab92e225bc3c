/** Tests of the output of commands. */
@NullMarked
package damier.app.console;

import org.jspecify.annotations.NullMarked;

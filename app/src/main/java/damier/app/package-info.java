/** The main class, which finds and runs the command that a command line names. */
@NullMarked
package damier.app;

import org.jspecify.annotations.NullMarked;

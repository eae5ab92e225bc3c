/** The line-based user interface, for pipes, screen readers and scripts. */
@NullMarked
package damier.terminal.line;

import org.jspecify.annotations.NullMarked;

/** The terminal that a command runs in: tables of text, progress lines, Ctrl-C. */
@NullMarked
package damier.app.console;

import org.jspecify.annotations.NullMarked;

/** The full-screen user interface: drawing, keys and the mouse. */
@NullMarked
package damier.terminal.screen;

import org.jspecify.annotations.NullMarked;

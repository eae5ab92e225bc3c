/** The face that fills the screen: drawing, keys and the mouse. */
@NullMarked
package damier.terminal.screen;

import org.jspecify.annotations.NullMarked;

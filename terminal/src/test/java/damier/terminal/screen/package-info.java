/** Tests of drawings as text, and of keys as they come. */
@NullMarked
package damier.terminal.screen;

import org.jspecify.annotations.NullMarked;

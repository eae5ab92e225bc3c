@NullMarked
package damier.terminal.screen;

import org.jspecify.annotations.NullMarked;

@NullMarked
package damier.terminal.line;

import org.jspecify.annotations.NullMarked;

@NullMarked
package damier.terminal;

import org.jspecify.annotations.NullMarked;

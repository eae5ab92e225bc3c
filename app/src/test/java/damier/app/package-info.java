/** Tests of the commands, and of the whole program's structure. */
@NullMarked
package damier.app;

import org.jspecify.annotations.NullMarked;

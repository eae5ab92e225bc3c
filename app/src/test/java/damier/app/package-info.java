/** Tests of all commands together and of the structure of the program. */
@NullMarked
package damier.app;

import org.jspecify.annotations.NullMarked;

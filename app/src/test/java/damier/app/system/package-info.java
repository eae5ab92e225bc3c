/** Tests of the commands about the program itself. */
@NullMarked
package damier.app.system;

import org.jspecify.annotations.NullMarked;

/** Tests of the commands for files of games. */
@NullMarked
package damier.app.files;

import org.jspecify.annotations.NullMarked;

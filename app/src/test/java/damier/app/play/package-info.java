/** Tests of the commands play and serve. */
@NullMarked
package damier.app.play;

import org.jspecify.annotations.NullMarked;

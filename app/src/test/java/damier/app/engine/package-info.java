/** Tests of the commands for engine protocols. */
@NullMarked
package damier.app.engine;

import org.jspecify.annotations.NullMarked;

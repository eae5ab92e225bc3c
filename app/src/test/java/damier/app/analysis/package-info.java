/** Tests of the commands that examine positions and searches. */
@NullMarked
package damier.app.analysis;

import org.jspecify.annotations.NullMarked;

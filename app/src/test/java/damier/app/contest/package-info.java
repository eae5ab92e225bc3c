/** Tests of the commands match and tournament. */
@NullMarked
package damier.app.contest;

import org.jspecify.annotations.NullMarked;

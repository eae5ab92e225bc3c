/** What positions and games are worth: the value of every move, and mistakes said in words. */
@NullMarked
package damier.analysis;

import org.jspecify.annotations.NullMarked;

/** Tests of games in progress. */
@NullMarked
package damier.session;

import org.jspecify.annotations.NullMarked;

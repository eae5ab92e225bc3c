/** Commands in which players meet: match, tournament, gate. */
@NullMarked
package damier.app.contest;

import org.jspecify.annotations.NullMarked;

/** Commands about the program itself: games, players, doctor, completion, manual, package. */
@NullMarked
package damier.app.system;

import org.jspecify.annotations.NullMarked;

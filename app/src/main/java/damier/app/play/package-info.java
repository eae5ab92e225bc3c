/** Commands for playing: the game in the terminal and the web board. */
@NullMarked
package damier.app.play;

import org.jspecify.annotations.NullMarked;

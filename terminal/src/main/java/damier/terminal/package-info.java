/** A game in the terminal: the session that both user interfaces share. */
@NullMarked
package damier.terminal;

import org.jspecify.annotations.NullMarked;

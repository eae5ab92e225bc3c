/** A game in the terminal: the session that its two faces share. */
@NullMarked
package damier.terminal;

import org.jspecify.annotations.NullMarked;

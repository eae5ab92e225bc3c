/** Tests of the game that both user interfaces share, and their test kit. */
@NullMarked
package damier.terminal;

import org.jspecify.annotations.NullMarked;

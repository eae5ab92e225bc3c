/** Tests of the session that both faces share, and its kit. */
@NullMarked
package damier.terminal;

import org.jspecify.annotations.NullMarked;

/** Tests of guests of every manner. */
@NullMarked
package damier.process;

import org.jspecify.annotations.NullMarked;

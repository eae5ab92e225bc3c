/** Tests of guests of every manner. */
@NullMarked
package damier.guest;

import org.jspecify.annotations.NullMarked;

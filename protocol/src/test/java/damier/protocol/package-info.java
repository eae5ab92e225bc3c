/** What tests of protocols share. */
@NullMarked
package damier.protocol;

import org.jspecify.annotations.NullMarked;

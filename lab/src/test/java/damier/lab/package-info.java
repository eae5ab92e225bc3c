/** Tests of matches and of all that they need. */
@NullMarked
package damier.lab;

import org.jspecify.annotations.NullMarked;

/** Tests of the fitting of weights. */
@NullMarked
package damier.lab.tune;

import org.jspecify.annotations.NullMarked;

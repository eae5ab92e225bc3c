/** Tests of experiments. */
@NullMarked
package damier.lab.experiment;

import org.jspecify.annotations.NullMarked;

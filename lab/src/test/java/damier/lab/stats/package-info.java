/** Tests of the statistics against known numbers. */
@NullMarked
package damier.lab.stats;

import org.jspecify.annotations.NullMarked;

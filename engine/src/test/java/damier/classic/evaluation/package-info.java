/** Tests of the classic evaluations. */
@NullMarked
package damier.classic.evaluation;

import org.jspecify.annotations.NullMarked;

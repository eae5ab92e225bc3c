/** The evaluations of the classic players, one per class, each a list of named features. */
@NullMarked
package damier.classic.evaluation;

import org.jspecify.annotations.NullMarked;

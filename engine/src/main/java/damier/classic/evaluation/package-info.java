/** The evaluations of the classic players, one to a class, each made of named features. */
@NullMarked
package damier.classic.evaluation;

import org.jspecify.annotations.NullMarked;

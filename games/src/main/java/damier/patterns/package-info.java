/** Weights and pattern tables shared by the evaluations. */
@NullMarked
package damier.patterns;

import org.jspecify.annotations.NullMarked;

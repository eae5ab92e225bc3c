/** Weight files and pattern tables, shared by the evaluations. */
@NullMarked
package damier.weights;

import org.jspecify.annotations.NullMarked;

/** Game records: their content, and the interface of formats. */
@NullMarked
package damier.record;

import org.jspecify.annotations.NullMarked;

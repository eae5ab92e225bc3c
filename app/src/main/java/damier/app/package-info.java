/** Commands and wiring: the only place that names everything. */
@NullMarked
package damier.app;

import org.jspecify.annotations.NullMarked;

/** Students' players: one file each, compiled and run in a separate process. */
@NullMarked
package damier.students;

import org.jspecify.annotations.NullMarked;

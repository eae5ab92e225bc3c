/** Students' players: one file each, compiled and run in a process of its own. */
@NullMarked
package damier.students;

import org.jspecify.annotations.NullMarked;

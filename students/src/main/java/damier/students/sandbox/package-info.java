/** The code inside a student's process: the compiler, the boards, the search, the time limits. */
@NullMarked
package damier.students.sandbox;

import org.jspecify.annotations.NullMarked;

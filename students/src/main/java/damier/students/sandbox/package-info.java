/** What runs inside a student's own process: the compiler, the boards, the search, the watch. */
@NullMarked
package damier.students.sandbox;

import org.jspecify.annotations.NullMarked;

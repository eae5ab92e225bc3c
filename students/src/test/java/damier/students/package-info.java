/** Tests of students' players, good and bad. */
@NullMarked
package damier.students;

import org.jspecify.annotations.NullMarked;

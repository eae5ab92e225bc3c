/**
 * The API of students' players: a board, features with weights, or an answer that improves until
 * the time is up.
 */
@NullMarked
package damier.student;

import org.jspecify.annotations.NullMarked;

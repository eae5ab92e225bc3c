/**
 * What a student's player is written with: a board to ask, features with weights, or an answer that
 * gets better until the time is up.
 */
@NullMarked
package damier.student;

import org.jspecify.annotations.NullMarked;

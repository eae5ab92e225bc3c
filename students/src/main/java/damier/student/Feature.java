package damier.student;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a method that counts something on the board for one side. It takes a board and returns a
 * number.
 *
 * <p>Damier calls it for both sides and takes the difference: {@code weight * (mine - theirs)}. The
 * evaluation is the sum of all features, and Damier's search maximises it.
 *
 * <pre>
 *   &#64;Feature(weight = 10)
 *   int men(DraughtsBoard board) {
 *       return board.men().size();
 *   }
 * </pre>
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Feature {
    /** The value of one unit. */
    double weight() default 1;
}

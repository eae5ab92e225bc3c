package damier.student;

import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** A set of squares; {@code for (Square square : board.men())} visits each. */
public interface Squares extends Iterable<Square> {
    int size();

    boolean isEmpty();

    boolean contains(Square square);

    /** The intersection with another set. */
    Squares and(Squares others);

    /** The squares that satisfy a test: {@code board.men().where(Square::isEdge)}. */
    Squares where(Predicate<Square> test);

    /** The sum of a number over all squares: {@code board.men().sum(Square::row)}. */
    double sum(ToDoubleFunction<Square> number);
}

package damier.student;

import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** Some squares of a board; {@code for (Square square : board.men())} visits each. */
public interface Squares extends Iterable<Square> {
    int size();

    boolean isEmpty();

    boolean contains(Square square);

    /** Those that are among the others too. */
    Squares and(Squares others);

    /** Those for which the test holds: {@code board.men().where(Square::isEdge)}. */
    Squares where(Predicate<Square> test);

    /** A number for each of them, added up: {@code board.men().sum(Square::row)}. */
    double sum(ToDoubleFunction<Square> number);
}

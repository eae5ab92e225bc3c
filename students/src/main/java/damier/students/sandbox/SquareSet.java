package damier.students.sandbox;

import damier.student.Square;
import damier.student.Squares;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * Squares as the bits of a {@code long}.
 *
 * @param table the square of each bit, from the point of view of the side
 */
record SquareSet(long bits, SquareTable table) implements Squares {
    @Override
    public int size() {
        return Long.bitCount(bits);
    }

    @Override
    public boolean isEmpty() {
        return bits == 0;
    }

    @Override
    public boolean contains(Square square) {
        return (bits & table.bit(square.name())) != 0;
    }

    @Override
    public Squares and(Squares others) {
        return others instanceof SquareSet(long other, SquareTable _)
                ? new SquareSet(bits & other, table)
                : where(others::contains);
    }

    @Override
    public Squares where(Predicate<Square> test) {
        long kept = 0;
        for (long left = bits; left != 0; left &= left - 1) {
            if (test.test(table.square(Long.numberOfTrailingZeros(left)))) {
                kept |= Long.lowestOneBit(left);
            }
        }
        return new SquareSet(kept, table);
    }

    @Override
    public double sum(ToDoubleFunction<Square> number) {
        double sum = 0;
        for (long left = bits; left != 0; left &= left - 1) {
            sum += number.applyAsDouble(table.square(Long.numberOfTrailingZeros(left)));
        }
        return sum;
    }

    @Override
    public Iterator<Square> iterator() {
        return list().iterator();
    }

    private List<Square> list() {
        List<Square> squares = new ArrayList<>();
        for (long left = bits; left != 0; left &= left - 1) {
            squares.add(table.square(Long.numberOfTrailingZeros(left)));
        }
        return List.copyOf(squares);
    }

    @Override
    public String toString() {
        return list().toString();
    }
}

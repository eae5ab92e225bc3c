package damier.draughts.text;

import damier.core.NotationException;
import damier.core.Sentence;

import java.util.ArrayList;
import java.util.List;

/**
 * A move as a text has it, before anybody has asked whether it is legal.
 *
 * @param squares two or more, in the order written
 * @param asCapture whether a sign says that it captures
 */
record WrittenMove(List<Integer> squares, boolean asCapture) {
    /** More than 20 pieces are never captured. */
    private static final int MOST_SQUARES = 30;

    /**
     * {@code 32-28}, {@code 28x19}, {@code 28:19}, {@code 3228}, {@code 32 28}, {@code c3xe5},
     * {@code b3c4}, and the same with more squares. {@link ShortMove}s are no part of it.
     *
     * @throws NotationException if the text does not have the form of a move
     */
    static WrittenMove of(String text, SquareNames names) {
        Cursor cursor = new Cursor("move", text);
        List<Integer> squares = new ArrayList<>();
        cursor.skipBlanks();
        addSquares(cursor, names, squares);
        return goOn(cursor, names, squares);
    }

    /** Of a {@link ShortMove}: the move that begins on {@code from}, a square of its file. */
    static WrittenMove of(int from, String text, SquareNames names) {
        Cursor cursor = new Cursor("move", text);
        cursor.skipBlanks();
        cursor.advance();
        return goOn(cursor, names, new ArrayList<>(List.of(from)));
    }

    /** Reads on behind the first squares. */
    private static WrittenMove goOn(Cursor cursor, SquareNames names, List<Integer> squares) {
        boolean asCapture = false;
        cursor.skipBlanks();
        while (!cursor.atEnd()) {
            if (cursor.skip('x') || cursor.skip('X') || cursor.skip(':')) {
                asCapture = true;
            } else {
                cursor.skip('-');
            }
            cursor.skipBlanks();
            addSquares(cursor, names, squares);
            cursor.skipBlanks();
        }
        if (squares.size() < 2) {
            throw cursor.fault(ParseErrors.TWO_SQUARES.with("text", cursor.quotedText()), 0);
        }
        return new WrittenMove(List.copyOf(squares), asCapture);
    }

    /** One square; or several of two digits each, without anything between them. */
    private static void addSquares(Cursor cursor, SquareNames names, List<Integer> squares) {
        int digits = cursor.digits();
        if (digits > 2 && digits % 2 == 1) {
            throw cursor.fault(ParseErrors.ODD_DIGITS.with("count", digits), cursor.column());
        }
        do {
            if (squares.size() == MOST_SQUARES) {
                throw cursor.fault(Sentence.of(ParseErrors.TOO_MANY_SQUARES), cursor.column());
            }
            squares.add(cursor.square(names, 2));
            digits -= 2;
        } while (digits > 0);
    }

    int from() {
        return squares.getFirst();
    }

    /** Where the move ends if the squares are those of its way. */
    int to() {
        return squares.getLast();
    }

    /** What lies between the ends of the way. */
    List<Integer> between() {
        return squares.subList(1, squares.size() - 1);
    }
}

package damier.draughts.text;

import damier.core.NotationException;
import damier.core.Sentence;

import java.util.ArrayList;
import java.util.List;

/**
 * A move as a text has it, before its legality is checked.
 *
 * @param squares two or more, in the order written
 * @param asCapture whether a sign marks it as a capture
 */
record WrittenMove(List<Integer> squares, boolean asCapture) {
    /** The maximum number of squares; no move captures more than 20 pieces. */
    private static final int MAX_SQUARES = 30;

    /**
     * {@code 32-28}, {@code 28x19}, {@code 28:19}, {@code 3228}, {@code 32 28}, {@code c3xe5},
     * {@code b3c4}, and the same with more squares. {@link ShortMove}s are not accepted.
     *
     * @throws NotationException if the text does not have the form of a move
     */
    static WrittenMove of(String text, SquareNames names) {
        Cursor cursor = new Cursor("move", text);
        List<Integer> squares = new ArrayList<>();
        cursor.skipBlanks();
        addSquares(cursor, names, squares);
        return readRest(cursor, names, squares);
    }

    /** Reads a {@link ShortMove} that begins on {@code from}, a square of its file. */
    static WrittenMove of(int from, String text, SquareNames names) {
        Cursor cursor = new Cursor("move", text);
        cursor.skipBlanks();
        cursor.advance();
        return readRest(cursor, names, new ArrayList<>(List.of(from)));
    }

    /** Reads the squares after the first ones. */
    private static WrittenMove readRest(Cursor cursor, SquareNames names, List<Integer> squares) {
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

    /** Adds one square, or several of two digits each without separators. */
    private static void addSquares(Cursor cursor, SquareNames names, List<Integer> squares) {
        int digits = cursor.digits();
        if (digits > 2 && digits % 2 == 1) {
            throw cursor.fault(ParseErrors.ODD_DIGITS.with("count", digits), cursor.column());
        }
        do {
            if (squares.size() == MAX_SQUARES) {
                throw cursor.fault(Sentence.of(ParseErrors.TOO_MANY_SQUARES), cursor.column());
            }
            squares.add(cursor.square(names, 2));
            digits -= 2;
        } while (digits > 0);
    }

    int from() {
        return squares.getFirst();
    }

    /** The end of the move, if the squares are those of its path. */
    int to() {
        return squares.getLast();
    }

    /** The squares between the ends of the path. */
    List<Integer> between() {
        return squares.subList(1, squares.size() - 1);
    }
}

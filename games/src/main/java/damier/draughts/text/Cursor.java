package damier.draughts.text;

import damier.core.NotationException;
import damier.core.Quotes;
import damier.core.Sentence;
import damier.core.Sentence.Text;
import damier.core.Sentence.Value;

/** Reads a text from left to right and keeps the column for errors. */
final class Cursor {
    /** The character read at the end of the text. */
    static final char END = '\0';

    /** Stands for all greater numbers. */
    private static final int MAX_NUMBER = 1_000_000;

    private final String what;
    private final String text;
    private int index;

    /**
     * @param what the kind of the text, for errors: {@code position}, {@code move}
     */
    Cursor(String what, String text) {
        this.what = what;
        this.text = text;
    }

    /** The column, from 1. */
    int column() {
        return index + 1;
    }

    char peek() {
        return index < text.length() ? text.charAt(index) : END;
    }

    boolean atEnd() {
        return index >= text.length();
    }

    void advance() {
        index++;
    }

    /** Skips {@code expected}, if it is next. */
    boolean skip(char expected) {
        boolean found = !atEnd() && peek() == expected;
        if (found) {
            index++;
        }
        return found;
    }

    void skipBlanks() {
        while (!atEnd() && Character.isWhitespace(peek())) {
            index++;
        }
    }

    /** Reads up to {@code limit}, or to the end. */
    String upTo(char limit) {
        int found = text.indexOf(limit, index);
        int end = found < 0 ? text.length() : found;
        String part = text.substring(index, end);
        index = end;
        return part;
    }

    boolean atDigit() {
        return isDigit(peek());
    }

    /** The number of digits that follow. */
    int digits() {
        int end = index;
        while (end < text.length() && isDigit(text.charAt(end))) {
            end++;
        }
        return end - index;
    }

    /** Reads one to {@code mostDigits} digits. */
    int number(int mostDigits) {
        int number = 0;
        for (int left = mostDigits; left > 0 && atDigit(); left--) {
            number = Math.min(MAX_NUMBER, 10 * number + peek() - '0');
            index++;
        }
        return number;
    }

    boolean atLetters() {
        char file = Character.toLowerCase(peek());
        return file >= 'a'
                && file <= 'j'
                && index + 1 < text.length()
                && isDigit(text.charAt(index + 1));
    }

    /**
     * Reads a square by its number or by its letters.
     *
     * @param mostDigits the maximum number of digits of a number
     */
    int square(SquareNames names, int mostDigits) {
        int column = column();
        int first = index;
        int square;
        if (atDigit()) {
            square = names.ofNumber(number(mostDigits));
        } else if (atLetters()) {
            char file = Character.toLowerCase(peek());
            index++;
            boolean ten = text.startsWith("10", index);
            square = names.ofLetters(file, number(ten ? 2 : 1));
        } else {
            throw fault(ParseErrors.EXPECTED_SQUARE.with("next", next()), column);
        }
        if (square == SquareNames.NONE) {
            String name = Quotes.brief(text.substring(first, index));
            throw fault(
                    ParseErrors.NOT_ON_BOARD.with("square", name).with("board", names.boardName()),
                    column);
        }
        return square;
    }

    /** The next character, for an error. */
    Value next() {
        if (atEnd()) {
            return Phrase.THE_END.term();
        }
        String symbol = text.substring(index, text.offsetByCodePoints(index, 1));
        return new Text("'" + Quotes.brief(symbol) + "'");
    }

    /** The whole text, for an error. */
    String quotedText() {
        return Quotes.brief(text.strip());
    }

    NotationException fault(Sentence fault, int column) {
        return new NotationException(what, fault, column);
    }

    private static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }
}

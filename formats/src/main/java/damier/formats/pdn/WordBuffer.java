package damier.formats.pdn;

import java.util.Arrays;

/** The characters of one token, and tests of their form. */
final class WordBuffer {
    private static final int CACHE_SIZE = 1 << 11;

    /** The most recent words by hash, since most moves recur. */
    private final String[] cache = new String[CACHE_SIZE];

    private char[] chars = new char[256];
    private int length;

    WordBuffer() {
        Arrays.fill(cache, "");
    }

    void clear() {
        length = 0;
    }

    int length() {
        return length;
    }

    void add(int symbol) {
        if (length == chars.length) {
            chars = Arrays.copyOf(chars, 2 * length);
        }
        chars[length++] = (char) symbol;
    }

    /**
     * Adds a character up to the length {@code most}, with white space and control characters as
     * one blank; returns whether it fitted.
     */
    boolean addText(int symbol, int most) {
        if (length >= most) {
            return false;
        }
        boolean blank = symbol <= ' ' || Character.isISOControl(symbol);
        if (!blank || (length > 0 && chars[length - 1] != ' ')) {
            add(blank ? ' ' : symbol);
        }
        return true;
    }

    /** Adds a character of a move in its canonical form. */
    boolean addMove(int symbol, int most) {
        if (length >= most) {
            return false;
        }
        add(
                switch (symbol) {
                    case '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212' -> '-';
                    case '*', '\u00D7', '\u0445', '\u0425' -> 'x';
                    case '\u0430' -> 'a';
                    case '\u0441' -> 'c';
                    case '\u0435' -> 'e';
                    default -> symbol;
                });
        return true;
    }

    String text() {
        while (length > 0 && chars[length - 1] == ' ') {
            length--;
        }
        if (length > 16) {
            return new String(chars, 0, length);
        }
        int hash = 0;
        for (int i = 0; i < length; i++) {
            hash = 31 * hash + chars[i];
        }
        int index = (hash ^ hash >>> 13) & CACHE_SIZE - 1;
        String cached = cache[index];
        if (!isSame(cached)) {
            cached = new String(chars, 0, length);
            cache[index] = cached;
        }
        return cached;
    }

    private boolean isSame(String text) {
        if (text.length() != length) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (text.charAt(i) != chars[i]) {
                return false;
            }
        }
        return true;
    }

    boolean isNumber() {
        for (int i = 0; i < length; i++) {
            if (!isDigit(chars[i])) {
                return false;
            }
        }
        return length > 0;
    }

    /** Whether there are only signs. */
    boolean isSigns() {
        for (int i = 0; i < length; i++) {
            if (chars[i] != '-') {
                return false;
            }
        }
        return length > 0;
    }

    boolean endsWithSign() {
        return isMoveSign(chars[length - 1]);
    }

    boolean isSquare() {
        return length > 0 && afterSquare(0) == length;
    }

    /** Squares, each after a sign except the first; optionally a sign at the end. */
    boolean isSquares() {
        int at = afterSquare(0);
        while (at > 0 && at < length) {
            if (!isMoveSign(chars[at])) {
                return false;
            }
            at = at + 1 == length ? length : afterSquare(at + 1);
        }
        return at > 0;
    }

    /** Two or more squares, with or without signs between them; the first may be only a file. */
    boolean isMove() {
        if (isNumber()) {
            return length % 2 == 0;
        }
        int at = isShort() ? 1 : afterSquare(0);
        boolean again = false;
        while (at > 0 && at < length) {
            at = afterSquare(isMoveSign(chars[at]) ? at + 1 : at);
            again = true;
        }
        return at > 0 && again;
    }

    /** {@code cd4}, {@code c:e5}. */
    private boolean isShort() {
        int next = length > 1 && isMoveSign(chars[1]) ? 2 : 1;
        return next + 1 < length
                && isFile(chars[0])
                && isFile(chars[next])
                && isDigit(chars[next + 1]);
    }

    /** The index after a square that begins at {@code start}; 0 if none begins there. */
    private int afterSquare(int start) {
        int at = start;
        if (at < length && isFile(chars[at])) {
            at++;
        }
        int digits = at;
        while (at < length && at < digits + 2 && isDigit(chars[at])) {
            at++;
        }
        return at > digits ? at : 0;
    }

    static boolean isDigit(int symbol) {
        return symbol >= '0' && symbol <= '9';
    }

    static boolean isFile(int symbol) {
        return (symbol >= 'a' && symbol <= 'j')
                || (symbol >= 'A' && symbol <= 'J')
                || symbol == '\u0430'
                || symbol == '\u0441'
                || symbol == '\u0435';
    }

    static boolean isMoveSign(int symbol) {
        return switch (symbol) {
            case '-', 'x', 'X', ':', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014' -> true;
            case '\u2212', '\u00D7', '\u0445', '\u0425' -> true;
            default -> false;
        };
    }

    static boolean isWord(int symbol) {
        if (symbol < 128) {
            return isDigit(symbol)
                    || (symbol >= 'a' && symbol <= 'z')
                    || (symbol >= 'A' && symbol <= 'Z')
                    || symbol == '-'
                    || symbol == ':';
        }
        return isMoveSign(symbol) || symbol == '\u00BD' || Character.isLetter(symbol);
    }

    static boolean isName(int symbol) {
        return symbol == '_' || (symbol >= 0 && Character.isLetterOrDigit(symbol));
    }
}

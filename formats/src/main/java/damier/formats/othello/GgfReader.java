package damier.formats.othello;

import damier.core.GameDefinition;
import damier.record.GameListener;
import damier.record.Problem;

import java.io.IOException;
import java.util.Locale;

/** Splits a GGF text into games and their properties. */
final class GgfReader {
    private static final int MAX_NAME = 64;
    private static final int MAX_VALUE = 20_000;

    /** A game of Othello has at most 60 moves and some passes. */
    private static final int MAX_PROPERTIES = 2_000;

    private final GameDefinition kind;
    private final String source;
    private final TextInput in;
    private final GameListener listener;
    private final TextInput.Piece name = new TextInput.Piece(MAX_NAME);
    private final TextInput.Piece value = new TextInput.Piece(MAX_VALUE);

    GgfReader(GameDefinition kind, String source, TextInput in, GameListener listener) {
        this.kind = kind;
        this.source = source;
        this.in = in;
        this.listener = listener;
    }

    void read() throws IOException {
        while (findGame()) {
            readGame();
        }
    }

    /** Skips to after the next {@code (;}. Collections write a number before each game. */
    private boolean findGame() throws IOException {
        boolean reported = false;
        while (in.peek() != TextInput.END) {
            int line = in.line();
            int column = in.column();
            int read = in.read();
            if (read == '(') {
                skipSpace();
                if (in.peek() == ';') {
                    in.read();
                    return true;
                }
            }
            if (!reported && !isSpace(read) && !isDigit(read)) {
                problem(line, column, "text outside of a game is passed over");
                reported = true;
            }
        }
        return false;
    }

    private void readGame() throws IOException {
        GgfGame game = new GgfGame(kind, source, listener, in.line(), in.column());
        boolean reported = false;
        int properties = 0;
        while (true) {
            skipSpace();
            int next = in.peek();
            if (next == TextInput.END || next == '(') {
                problem(in.line(), in.column(), "the game is not ended by ;)");
                break;
            }
            if (next == ')') {
                in.read();
                break;
            }
            if (isLetter(next)) {
                if (++properties > MAX_PROPERTIES) {
                    problem(
                            in.line(),
                            in.column(),
                            "more than %d properties, the game is read up to here"
                                    .formatted(MAX_PROPERTIES));
                    break;
                }
                property(game);
                continue;
            }
            if (next != ';' && !reported) {
                problem(in.line(), in.column(), "no property begins like this");
                reported = true;
            }
            in.read();
        }
        game.end();
    }

    private void property(GgfGame game) throws IOException {
        int line = in.line();
        int column = in.column();
        name.clear();
        while (isLetter(in.peek()) || isDigit(in.peek()) || in.peek() == '_') {
            name.add(in.read());
        }
        skipSpace();
        String text = name.text();
        if (name.isCut()) {
            problem(line, column, "a name of more than %d characters".formatted(MAX_NAME));
        }
        if (in.peek() != '[') {
            problem(line, column, "%s is not followed by [".formatted(text));
            return;
        }
        in.read();
        readValue();
        if (value.isCut()) {
            problem(
                    line,
                    column,
                    "%s: a value of more than %d bytes is cut".formatted(text, MAX_VALUE));
        }
        game.property(text, value.text(), line, column);
    }

    /** Reads to after the closing bracket. */
    private void readValue() throws IOException {
        value.clear();
        while (in.peek() != TextInput.END) {
            int read = in.read();
            if (read == ']') {
                return;
            }
            if (read == '\\' && (in.peek() == ']' || in.peek() == '\\')) {
                read = in.read();
            }
            value.add(read);
        }
    }

    private void skipSpace() throws IOException {
        while (isSpace(in.peek())) {
            in.read();
        }
    }

    private void problem(int line, int column, String what) throws IOException {
        listener.problem(new Problem(source, line, column, what));
    }

    private static boolean isSpace(int read) {
        return read == ' ' || read == '\n' || read == '\t' || read == '\r';
    }

    private static boolean isDigit(int read) {
        return read >= '0' && read <= '9';
    }

    private static boolean isLetter(int read) {
        int lower = read | 0x20;
        return read > 0 && lower >= 'a' && lower <= 'z';
    }

    /**
     * The property of a name in any case; names should be in capitals, but some programs use
     * others.
     */
    static String known(String name) {
        return name.length() <= 2 ? name.toUpperCase(Locale.ROOT) : name;
    }
}

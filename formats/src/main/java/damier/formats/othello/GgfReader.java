package damier.formats.othello;

import damier.core.GameDefinition;
import damier.record.GameListener;
import damier.record.Problem;
import damier.record.TextInput;
import damier.record.TextInput.Place;

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
    private final Piece name = new Piece(MAX_NAME);
    private final Piece value = new Piece(MAX_VALUE);

    /** Text up to a maximum length; what exceeds it is dropped. */
    private record Piece(int most, StringBuilder all) {
        Piece(int most) {
            this(most, new StringBuilder());
        }

        void add(int read) {
            if (all.length() <= most) {
                all.append((char) read);
            }
        }

        boolean isCut() {
            return all.length() > most;
        }

        String text() {
            return isCut() ? all.substring(0, most) : all.toString();
        }
    }

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
            Place place = in.place();
            int read = in.read();
            if (read == '(') {
                skipSpace();
                if (in.peek() == ';') {
                    in.read();
                    return true;
                }
            }
            if (!reported && !isSpace(read) && !isDigit(read)) {
                problem(place, "text outside of a game is passed over");
                reported = true;
            }
        }
        return false;
    }

    private void readGame() throws IOException {
        GgfGame game = new GgfGame(kind, source, listener, in.place());
        boolean reported = false;
        int properties = 0;
        while (true) {
            skipSpace();
            int next = in.peek();
            if (next == TextInput.END || next == '(') {
                problem(in.place(), "the game is not ended by ;)");
                break;
            }
            if (next == ')') {
                in.read();
                break;
            }
            if (isLetter(next)) {
                if (++properties > MAX_PROPERTIES) {
                    problem(
                            in.place(),
                            "more than %d properties, the game is read up to here"
                                    .formatted(MAX_PROPERTIES));
                    break;
                }
                property(game);
                continue;
            }
            if (next != ';' && !reported) {
                problem(in.place(), "no property begins like this");
                reported = true;
            }
            in.read();
        }
        game.end();
    }

    private void property(GgfGame game) throws IOException {
        Place place = in.place();
        name.all().setLength(0);
        while (isLetter(in.peek()) || isDigit(in.peek()) || in.peek() == '_') {
            name.add(in.read());
        }
        skipSpace();
        String text = name.text();
        if (name.isCut()) {
            problem(place, "a name of more than %d characters".formatted(MAX_NAME));
        }
        if (in.peek() != '[') {
            problem(place, "%s is not followed by [".formatted(text));
            return;
        }
        in.read();
        readValue();
        if (value.isCut()) {
            problem(
                    place,
                    "%s: a value of more than %d characters is cut".formatted(text, MAX_VALUE));
        }
        game.property(text, value.text(), place);
    }

    /** Reads to after the closing bracket. */
    private void readValue() throws IOException {
        value.all().setLength(0);
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

    private void problem(Place place, String what) throws IOException {
        listener.problem(new Problem(source, place.line(), place.column(), what));
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

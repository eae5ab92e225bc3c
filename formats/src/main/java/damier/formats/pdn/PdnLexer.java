package damier.formats.pdn;

import static damier.record.TextInput.END;

import damier.formats.pdn.PdnToken.Kind;
import damier.record.TextInput;

import org.jspecify.annotations.Nullable;

import java.io.IOException;

/** Splits a PDN file into tokens, with a lookahead of at most a line. */
final class PdnLexer {
    /** Limits in characters; longer tokens are cut, with a fault. */
    static final int MAX_WORD_LENGTH = 200;

    static final int MAX_TAG_LENGTH = 10_000;
    static final int MAX_COMMENT_LENGTH = 1_000_000;

    private static final int MAX_NUMBER_LENGTH = 3;

    private final TextInput in;
    private final WordBuffer word = new WordBuffer();
    private @Nullable PdnToken fault;
    private boolean behindMove;
    private long line;
    private int column;

    PdnLexer(TextInput in) {
        this.in = in;
    }

    /** The next token; always {@code END} at the end of the file. */
    PdnToken next() throws IOException {
        PdnToken waiting = fault;
        if (waiting != null) {
            fault = null;
            return waiting;
        }
        boolean glued = !skipBlanks() && behindMove;
        line = in.line();
        column = in.column();
        PdnToken token = token(in.peek(), glued);
        behindMove =
                token.kind() == Kind.MOVE
                        || token.kind() == Kind.SETUP
                        || (glued && token.kind() == Kind.STRENGTH);
        return token;
    }

    private PdnToken token(int first, boolean glued) throws IOException {
        return switch (first) {
            case END -> made(Kind.END, "");
            case '[' -> bracket();
            case '{' -> comment();
            case ';' -> lineComment();
            case '(' -> open();
            case ')' -> symbol(Kind.CLOSE);
            case '$' -> nag();
            case '!', '?' -> made(Kind.STRENGTH, run("!?"));
            case '*' -> symbol(glued ? Kind.STRENGTH : Kind.STAR);
            case '.', '\u2026' -> made(Kind.NOTHING, run(".\u2026"));
            case '/' -> setup();
            default -> WordBuffer.isWord(first) ? word() : unknown();
        };
    }

    private PdnToken made(Kind kind, String text) {
        return new PdnToken(kind, "", text, line, column);
    }

    private void fault(String what) {
        fault = made(Kind.FAULT, what);
    }

    private PdnToken symbol(Kind kind) throws IOException {
        String text = Character.toString(in.peek());
        in.advance();
        return made(kind, text);
    }

    /** Skips blanks and lines that begin with a per cent sign; returns whether there were any. */
    private boolean skipBlanks() throws IOException {
        boolean any = false;
        while (true) {
            int next = in.peek();
            if (next == '%' && in.column() == 1) {
                skipLine();
            } else if (next == END || !isBlank(next)) {
                return any;
            } else {
                in.advance();
            }
            any = true;
        }
    }

    private void skipLine() throws IOException {
        while (!atLineEnd()) {
            in.advance();
        }
    }

    /** Skips a character, if it is the next one. */
    private boolean skip(char symbol) throws IOException {
        boolean found = in.peek() == symbol;
        if (found) {
            in.advance();
        }
        return found;
    }

    /** Reads up to a character or the end of the line; returns whether everything fitted. */
    private boolean readTo(int end, int most) throws IOException {
        boolean fits = true;
        while (!atLineEnd() && in.peek() != end) {
            fits &= word.addText(in.peek(), most);
            in.advance();
        }
        return fits;
    }

    private boolean atLineEnd() throws IOException {
        int next = in.peek();
        return next == END || next == '\n';
    }

    private static boolean isBlank(int symbol) {
        return (symbol <= ' ' && symbol != 0) || symbol == '\u00A0' || symbol == '\uFEFF';
    }

    private String run(String symbols) throws IOException {
        word.clear();
        while (in.peek() != END && symbols.indexOf(in.peek()) >= 0) {
            if (word.length() < MAX_WORD_LENGTH) {
                word.add(in.peek());
            }
            in.advance();
        }
        return word.text();
    }

    private PdnToken comment() throws IOException {
        in.advance();
        word.clear();
        boolean tooLong = false;
        boolean closed = false;
        while (!closed && in.peek() != END && !(in.column() == 1 && isTagAhead())) {
            int next = in.peek();
            in.advance();
            closed = next == '}';
            tooLong |= !closed && !word.addText(next, MAX_COMMENT_LENGTH);
        }
        if (!closed) {
            fault("a comment is not closed");
        } else if (tooLong) {
            fault("a comment of more than " + MAX_COMMENT_LENGTH + " characters was cut");
        }
        return made(Kind.COMMENT, word.text());
    }

    /** Whether a tag begins here: a comment before it was not closed. */
    private boolean isTagAhead() throws IOException {
        if (in.peek() != '[' || !Character.isLetter(in.peek(1))) {
            return false;
        }
        int ahead = 1;
        while (ahead < MAX_WORD_LENGTH && WordBuffer.isName(in.peek(ahead))) {
            ahead++;
        }
        return in.peek(ahead) == ' ' && in.peek(ahead + 1) == '"';
    }

    private PdnToken lineComment() throws IOException {
        in.advance();
        word.clear();
        if (!readTo(END, MAX_COMMENT_LENGTH)) {
            fault("a comment of more than " + MAX_COMMENT_LENGTH + " characters was cut");
        }
        return made(Kind.COMMENT, word.text());
    }

    /** A variation, or a strength mark between parentheses. */
    private PdnToken open() throws IOException {
        int ahead = 1;
        while (ahead < MAX_WORD_LENGTH && (in.peek(ahead) == '!' || in.peek(ahead) == '?')) {
            ahead++;
        }
        if (ahead == 1 || in.peek(ahead) != ')') {
            return symbol(Kind.OPEN);
        }
        in.advance();
        String marks = run("!?");
        in.advance();
        return made(Kind.STRENGTH, marks);
    }

    private PdnToken nag() throws IOException {
        in.advance();
        String digits = run("0123456789");
        boolean known = !digits.isEmpty() && digits.length() <= MAX_NUMBER_LENGTH;
        return known ? made(Kind.NAG, digits) : made(Kind.UNKNOWN, "$" + digits);
    }

    /** A position set up between moves: {@code /FEN "W:W28:B10"/}. */
    private PdnToken setup() throws IOException {
        String begin = "/FEN";
        for (int i = 0; i < begin.length(); i++) {
            if (Character.toUpperCase(in.peek(i)) != begin.charAt(i)) {
                return unknown();
            }
        }
        in.advance(begin.length());
        word.clear();
        readTo('/', MAX_TAG_LENGTH);
        if (!skip('/')) {
            fault("a position is not closed by '/'");
        }
        return made(Kind.SETUP, word.text().replace("\"", "").strip());
    }

    private PdnToken bracket() throws IOException {
        if (in.peek(1) == '%') {
            word.clear();
            readTo(']', MAX_TAG_LENGTH);
            skip(']');
            return made(Kind.COMMENT, word.text() + "]");
        }
        if (!Character.isLetter(in.peek(1))) {
            return unknown();
        }
        in.advance();
        word.clear();
        while (WordBuffer.isName(in.peek())) {
            word.addText(in.peek(), MAX_WORD_LENGTH);
            in.advance();
        }
        String name = word.text();
        return new PdnToken(Kind.TAG, name, tagValue(name), line, column);
    }

    /**
     * Reads from after the name to after the bracket. A quote ends the value only before a bracket.
     */
    private String tagValue(String name) throws IOException {
        skipSpaces();
        boolean quoted = skip('"');
        word.clear();
        boolean tooLong = false;
        while (!atLineEnd() && !isTagEnd(quoted)) {
            int next = in.peek();
            if (next == '\\' && (in.peek(1) == '"' || in.peek(1) == '\\')) {
                in.advance();
                next = in.peek();
            }
            tooLong |= !word.addText(next, MAX_TAG_LENGTH);
            in.advance();
        }
        boolean closed = !atLineEnd();
        if (tooLong) {
            fault(
                    "the tag %s has more than %d characters, and was cut"
                            .formatted(name, MAX_TAG_LENGTH));
        } else if (!closed) {
            fault("the tag " + name + " is not closed");
        }
        if (closed) {
            while (in.peek() != ']') {
                in.advance();
            }
            in.advance();
        }
        return word.text();
    }

    private boolean isTagEnd(boolean quoted) throws IOException {
        if (!quoted) {
            return in.peek() == ']';
        }
        int ahead = 1;
        while (ahead < MAX_WORD_LENGTH && in.peek(ahead) == ' ') {
            ahead++;
        }
        return in.peek() == '"' && in.peek(ahead) == ']';
    }

    private void skipSpaces() throws IOException {
        while (in.peek() == ' ' || in.peek() == '\t') {
            in.advance();
        }
    }

    private PdnToken unknown() throws IOException {
        word.clear();
        do {
            word.addText(in.peek(), MAX_WORD_LENGTH);
            in.advance();
        } while (in.peek() != END
                && !isBlank(in.peek())
                && "[]{}();$!?*/.".indexOf(in.peek()) < 0
                && !WordBuffer.isWord(in.peek()));
        return made(Kind.UNKNOWN, word.text());
    }

    /** A move, a result, a move number, or an unknown word. */
    private PdnToken word() throws IOException {
        word.clear();
        addWord();
        if (in.peek() == '.' && word.isNumber()) {
            String number = word.text();
            run(".\u2026");
            return made(Kind.NUMBER, number);
        }
        joinParts();
        String text = word.text();
        if (text.length() <= PdnResults.MAX_LENGTH && PdnResults.of(text) != null) {
            return made(Kind.RESULT, text);
        } else if (word.isNumber() && text.length() <= MAX_NUMBER_LENGTH) {
            return made(Kind.NUMBER, text);
        } else if (word.isMove()) {
            return made(Kind.MOVE, text);
        }
        return made(word.isSigns() ? Kind.NOTHING : Kind.UNKNOWN, text);
    }

    private void addWord() throws IOException {
        boolean tooLong = false;
        while (WordBuffer.isWord(in.peek()) || isSign(in.peek())) {
            tooLong |= !word.addMove(in.peek(), MAX_WORD_LENGTH);
            in.advance();
        }
        if (tooLong) {
            fault("a word of more than " + MAX_WORD_LENGTH + " characters was cut");
        }
    }

    /** A star between squares is a capture sign; a slash occurs in the result of a draw. */
    private boolean isSign(int next) throws IOException {
        return (next == '*' && isSquareAhead(1)) || (next == '/' && in.peek(1) == '2');
    }

    /** Joins moves with blanks, {@code 32 - 28}. */
    private void joinParts() throws IOException {
        while (word.isSquares()) {
            int ahead = spaces(0);
            boolean open = word.endsWithSign();
            if (!open) {
                // A dash after a complete move stands for an omitted one.
                boolean continues = in.peek(ahead) != '-' || word.isSquare();
                ahead = continues && WordBuffer.isMoveSign(in.peek(ahead)) ? spaces(ahead + 1) : 0;
            }
            if ((!open && ahead == 0) || !isSquareAhead(ahead)) {
                return;
            }
            for (int i = 0; i < ahead; i++) {
                if (!isBlank(in.peek())) {
                    word.addMove(in.peek(), MAX_WORD_LENGTH);
                }
                in.advance();
            }
            addWord();
        }
    }

    private int spaces(int from) throws IOException {
        int ahead = from;
        while (ahead < from + 3 && in.peek(ahead) == ' ') {
            ahead++;
        }
        return ahead;
    }

    private boolean isSquareAhead(int ahead) throws IOException {
        return WordBuffer.isDigit(in.peek(ahead))
                || (WordBuffer.isFile(in.peek(ahead)) && WordBuffer.isDigit(in.peek(ahead + 1)));
    }
}

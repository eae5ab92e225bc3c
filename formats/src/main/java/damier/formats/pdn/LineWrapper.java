package damier.formats.pdn;

/** Wraps words into lines of limited length. */
final class LineWrapper {
    private static final int MAX_LINE_LENGTH = 80;

    private final StringBuilder text = new StringBuilder();
    private int lineStart;

    /** Whether the next word follows without a blank. */
    private boolean glued = true;

    void word(String word) {
        append(word, true);
    }

    void open() {
        append("(", true);
        glued = true;
    }

    void close() {
        text.append(')');
    }

    /**
     * Writes a comment without braces, and without a line break before anything that would read as
     * a tag.
     */
    void comment(String comment) {
        String safe = comment.replace('{', '(').replace('}', ')');
        append("{", true);
        glued = true;
        for (String word : safe.strip().split("[\\s\\p{Cc}]+", -1)) {
            append(word, !word.startsWith("[") && !word.startsWith("%"));
        }
        text.append('}');
    }

    private void append(String word, boolean mayBreak) {
        if (!glued) {
            boolean fits = text.length() - lineStart + 1 + word.length() <= MAX_LINE_LENGTH;
            text.append(fits || !mayBreak ? ' ' : '\n');
            if (!fits && mayBreak) {
                lineStart = text.length();
            }
        }
        text.append(word);
        glued = false;
    }

    String finish() {
        return text.toString();
    }
}

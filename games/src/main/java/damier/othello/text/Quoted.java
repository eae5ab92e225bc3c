package damier.othello.text;

/** A shortened quotation of a text for a one-line message. */
final class Quoted {
    private static final int MAX_LENGTH = 20;

    private Quoted() {}

    static String text(String text) {
        StringBuilder quoted = new StringBuilder("'");
        text.codePoints().limit(MAX_LENGTH).forEach(codePoint -> append(quoted, codePoint));
        return quoted.append(text.codePointCount(0, text.length()) > MAX_LENGTH ? "…'" : "'")
                .toString();
    }

    static String symbol(String text, int index) {
        return append(new StringBuilder("'"), text.codePointAt(index)).append('\'').toString();
    }

    private static StringBuilder append(StringBuilder to, int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    to.append(String.format("U+%04X", codePoint));
            default -> to.appendCodePoint(codePoint);
        };
    }
}

package damier.core;

/** Quotes user input in one-line messages. */
public final class Quotes {
    private static final int MAX_LENGTH = 60;

    private Quotes() {}

    /** The text with question marks in place of line breaks and invisible characters. */
    public static String oneLine(String text) {
        return text.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]", "?");
    }

    /** The same, shortened. */
    public static String brief(String text) {
        return oneLine(text.length() > MAX_LENGTH ? text.substring(0, MAX_LENGTH) + "..." : text);
    }
}

package damier.core;

/** Somebody's text, fit to be quoted in a message of one line. */
public final class Quotes {
    private static final int LONGEST = 60;

    private Quotes() {}

    /** With question marks for what would break the line or cannot be seen. */
    public static String oneLine(String text) {
        return text.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]", "?");
    }

    /** The same, and not too much of it. */
    public static String brief(String text) {
        return oneLine(text.length() > LONGEST ? text.substring(0, LONGEST) + "..." : text);
    }
}

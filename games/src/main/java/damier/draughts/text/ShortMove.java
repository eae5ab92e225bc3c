package damier.draughts.text;

import java.util.regex.Pattern;

/**
 * A move in the short notation of Russian draughts, which gives only the file of the start square:
 * {@code cd4}, {@code c:e5}.
 */
final class ShortMove {
    private static final Pattern FORM =
            Pattern.compile("\\s*[a-jA-J]\\s*[-xX:]?\\s*[a-jA-J]\\d.*", Pattern.DOTALL);

    private ShortMove() {}

    static boolean isShort(String text) {
        return FORM.matcher(text).matches();
    }

    /** The letter of the start file of a short move. */
    static char file(String text) {
        return Character.toLowerCase(text.strip().charAt(0));
    }
}

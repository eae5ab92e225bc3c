package damier.draughts.text;

import java.util.regex.Pattern;

/**
 * A move as players of Russian draughts note it down: of the square where it begins only the file,
 * {@code cd4}, {@code c:e5}.
 */
final class ShortMove {
    private static final Pattern FORM =
            Pattern.compile("\\s*[a-jA-J]\\s*[-xX:]?\\s*[a-jA-J]\\d.*", Pattern.DOTALL);

    private ShortMove() {}

    static boolean isShort(String text) {
        return FORM.matcher(text).matches();
    }

    /** The letter of the file, of a text that is one. */
    static char file(String text) {
        return Character.toLowerCase(text.strip().charAt(0));
    }
}

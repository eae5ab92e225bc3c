package damier.draughts.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A move as players of Russian draughts note it down: of the square where it begins only the file,
 * {@code cd4}, {@code c:e5}.
 *
 * @param file counted from 0
 * @param rest what stands behind the file
 */
record ShortMove(int file, String rest) {
    private static final Pattern FORM =
            Pattern.compile("\\s*([a-jA-J])(\\s*[-xX:]?\\s*[a-jA-J]\\d.*)");

    static boolean isShort(String text) {
        return FORM.matcher(text).matches();
    }

    /** Of a text that is one. */
    static ShortMove of(String text) {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            throw new IllegalArgumentException("not a short form: " + text);
        }
        return new ShortMove(Character.toLowerCase(form.group(1).charAt(0)) - 'a', form.group(2));
    }

    char letter() {
        return (char) ('a' + file);
    }
}

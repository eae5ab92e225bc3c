package damier.lab.learn;

import damier.lab.BadSetting;

import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The range of the length of a random opening, in plies; both ends are included. */
public record RandomPlies(int least, int most) {
    public static final RandomPlies STANDARD = new RandomPlies(4, 14);

    /** Random games of more plies are often over. */
    private static final int LIMIT = 40;

    private static final Pattern RANGE = Pattern.compile("(\\d{1,3})-(\\d{1,3})");

    /**
     * Reads {@code MIN-MAX}.
     *
     * @param option its name in messages
     * @throws BadSetting if it is invalid
     */
    public static RandomPlies parse(String option, String text) {
        Matcher range = RANGE.matcher(text);
        if (range.matches()) {
            int least = Integer.parseInt(range.group(1));
            int most = Integer.parseInt(range.group(2));
            if (least <= most && most <= LIMIT) {
                return new RandomPlies(least, most);
            }
        }
        throw new BadSetting(option, "'%s' is not a range from 0 to %d".formatted(text, LIMIT));
    }

    int choose(SplittableRandom random) {
        return random.nextInt(least, most + 1);
    }
}

package damier.core;

import java.util.Collection;
import java.util.Comparator;

/** What somebody meant who typed a word that is not known. */
public final class Suggestion {
    /** A word with more slips may be meant for anything. */
    private static final int MOST_SLIPS = 2;

    private Suggestion() {}

    /** To go behind a message: {@code , did you mean 'international'?}, or nothing. */
    public static String of(String word, Collection<String> known) {
        return known.stream()
                .filter(other -> slips(word, other) <= MOST_SLIPS)
                .min(Comparator.comparingInt(other -> slips(word, other)))
                .map(other -> ", did you mean '" + other + "'?")
                .orElse("");
    }

    /** How many letters must be added, dropped or replaced to make one word of the other. */
    private static int slips(String one, String other) {
        int[] before = new int[other.length() + 1];
        for (int j = 0; j <= other.length(); j++) {
            before[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int[] now = new int[other.length() + 1];
            now[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int replaced = before[j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                now[j] = Math.min(replaced, 1 + Math.min(before[j], now[j - 1]));
            }
            before = now;
        }
        return before[other.length()];
    }
}

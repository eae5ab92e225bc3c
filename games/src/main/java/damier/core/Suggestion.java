package damier.core;

import java.util.Collection;
import java.util.Comparator;

/** Suggests a known word for a mistyped one. */
public final class Suggestion {
    /** The maximum edit distance of a suggestion. */
    private static final int MAX_DISTANCE = 2;

    private Suggestion() {}

    /** A suffix for a message: {@code , did you mean 'international'?}, or the empty string. */
    public static String of(String word, Collection<String> known) {
        return known.stream()
                .filter(other -> distance(word, other) <= MAX_DISTANCE)
                .min(Comparator.comparingInt(other -> distance(word, other)))
                .map(other -> ", did you mean '" + other + "'?")
                .orElse("");
    }

    /** The edit distance: the number of letters to insert, delete or replace. */
    private static int distance(String one, String other) {
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

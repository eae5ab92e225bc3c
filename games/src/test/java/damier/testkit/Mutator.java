package damier.testkit;

import java.util.Random;

/**
 * Texts with a few characters changed, lost or doubled, to see what a reader makes of them.
 *
 * @param signs what is put in, mostly; now and then it is any character
 */
public record Mutator(String signs, Random random) {
    private static final int MOST_CHANGES = 4;
    private static final int MOST_CHARACTERS = 3;

    /** The text with up to four changes. */
    public String mutate(String seed) {
        StringBuilder text = new StringBuilder(seed);
        for (int left = random.nextInt(MOST_CHANGES + 1); left > 0; left--) {
            int index = random.nextInt(text.length() + 1);
            int end = Math.min(text.length(), index + 1 + random.nextInt(MOST_CHARACTERS));
            switch (random.nextInt(4)) {
                case 0 -> text.delete(index, end);
                case 1 -> text.insert(index, text.substring(index, end));
                case 2 -> text.insert(index, sign());
                default -> text.replace(index, end, String.valueOf(sign()));
            }
        }
        return text.toString();
    }

    private char sign() {
        return random.nextInt(8) == 0
                ? (char) random.nextInt(Character.MAX_VALUE + 1)
                : signs.charAt(random.nextInt(signs.length()));
    }
}

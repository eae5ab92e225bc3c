package damier.protocol.nboard;

import java.util.Random;

/** Lines with a few characters changed, lost or doubled, or left as they are. */
public final class Garbled {
    private static final String SIGNS = " /;[]()+-.#\t\u0000aA1b8PApass\u00e9";

    private Garbled() {}

    /** Never a line that ends the conversation. */
    public static String line(String seed, Random random) {
        StringBuilder text = new StringBuilder(seed);
        for (int left = random.nextInt(4); left > 0; left--) {
            int index = random.nextInt(text.length() + 1);
            int end = Math.min(text.length(), index + 1 + random.nextInt(3));
            switch (random.nextInt(4)) {
                case 0 -> text.delete(index, end);
                case 1 -> text.insert(index, text.substring(index, end));
                case 2 -> text.insert(index, SIGNS.charAt(random.nextInt(SIGNS.length())));
                default -> text.insert(index, (char) random.nextInt(Character.MAX_VALUE));
            }
        }
        return text.toString().contains("quit") ? "" : text.toString();
    }
}

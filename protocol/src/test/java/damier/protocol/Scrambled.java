package damier.protocol;

import damier.testkit.Share;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** Lines of a protocol with a few characters wrong: the same ones in every run. */
public final class Scrambled {
    private static final int MOST_CHANGES = 4;
    private static final String ODD = " \t=\"'\\-xX:.,0123456789abWZ\u0000\u00e9\u2028\ud83d\n";

    private Scrambled() {}

    /** Hands on this run's share of {@code fullCount} lines. */
    public static void lines(
            int fullCount, long seed, List<String> samples, Consumer<String> reader) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = Share.of(fullCount); i > 0; i--) {
            StringBuilder line = new StringBuilder(samples.get(random.nextInt(samples.size())));
            for (int change = random.nextInt(MOST_CHANGES + 1); change > 0; change--) {
                change(line, random, samples);
            }
            reader.accept(line.toString());
        }
    }

    /** As an assertion, and cheap enough to be made a million times. */
    public static void requireTrue(boolean holds, Object about) {
        if (!holds) {
            throw new AssertionError(about);
        }
    }

    public static void requireOneLine(Exception fault, String start) {
        String message = String.valueOf(fault.getMessage());
        requireTrue(message.startsWith(start) && message.indexOf('\n') < 0, fault);
    }

    private static void change(StringBuilder line, SplittableRandom random, List<String> samples) {
        int at = random.nextInt(line.length() + 1);
        char odd = ODD.charAt(random.nextInt(ODD.length()));
        switch (random.nextInt(5)) {
            case 0 -> line.insert(at, odd);
            case 1 -> line.delete(at, Math.min(line.length(), at + 1 + random.nextInt(3)));
            case 2 -> line.setLength(at);
            case 3 -> line.append(samples.get(random.nextInt(samples.size())));
            default -> {
                if (at < line.length()) {
                    line.setCharAt(at, odd);
                }
            }
        }
    }
}

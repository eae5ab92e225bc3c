package damier.protocol;

import damier.testkit.Mutator;
import damier.testkit.Share;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** Lines of a protocol with a few characters wrong: the same ones in every run. */
public final class Scrambled {
    private static final String ODD = " \t=\"'\\-xX:.,0123456789abWZ\u0000\u00e9\u2028\ud83d\n";

    private Scrambled() {}

    /** Hands on this run's share of {@code fullCount} lines. */
    public static void lines(
            int fullCount, long seed, List<String> samples, Consumer<String> reader) {
        Random random = new Random(seed);
        Mutator mutator = new Mutator(ODD, random);
        for (int i = Share.of(fullCount); i > 0; i--) {
            String line = samples.get(random.nextInt(samples.size()));
            if (random.nextInt(8) == 0) {
                line += samples.get(random.nextInt(samples.size()));
            }
            reader.accept(mutator.mutate(line));
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
}

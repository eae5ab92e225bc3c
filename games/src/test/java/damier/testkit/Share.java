package damier.testkit;

/** How much of a counted test to run: a tenth by default, all of it in the long run. */
public final class Share {
    private static final double SHARE =
            Double.parseDouble(System.getProperty("damier.share", "0.1"));

    private Share() {}

    /** This run's share of {@code fullCount}, at least one. */
    public static int of(int fullCount) {
        return (int) of((long) fullCount);
    }

    /** This run's share of {@code fullCount}, at least one. */
    public static long of(long fullCount) {
        return Math.max(1, Math.round(fullCount * SHARE));
    }
}

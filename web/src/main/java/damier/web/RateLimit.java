package damier.web;

/** So many a second in the long run, and more for a moment. */
final class RateLimit {
    private final double perSecond;
    private final double burst;
    private double left;
    private long since = System.nanoTime();

    RateLimit(double perSecond, double burst) {
        this.perSecond = perSecond;
        this.burst = burst;
        left = burst;
    }

    /** Whether there may be one more now. */
    synchronized boolean allows() {
        long now = System.nanoTime();
        left = Math.min(burst, left + (now - since) * perSecond / 1e9);
        since = now;
        if (left < 1) {
            return false;
        }
        left--;
        return true;
    }
}

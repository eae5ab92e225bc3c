package damier.web;

/** A rate limit that allows short bursts. */
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

    /** Whether one more request is allowed now. */
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

package damier.search;

import damier.core.Limits;

/**
 * The time for a move.
 *
 * @param soft no iteration begins after this many nanoseconds
 * @param hard the search is interrupted after this many nanoseconds
 */
record TimeManager(long soft, long hard) {
    /** The number of moves that a game without a move limit is expected to last from here. */
    private static final int EXPECTED_MOVES = 30;

    /** The reserve for the delay between two clocks. */
    private static final long OVERHEAD = 20_000_000;

    /**
     * The time for which a thread may wait for a processor on a busy machine. A search with a time
     * per move ends this much earlier, to keep within it.
     */
    private static final long SCHEDULING_DELAY = 5_000_000;

    /**
     * The share of the fair time after which no iteration begins: an iteration takes longer than
     * all before it together.
     */
    private static final double SOFT_SHARE = 0.6;

    static final TimeManager NONE = new TimeManager(Long.MAX_VALUE, Long.MAX_VALUE);

    static TimeManager of(Limits limits) {
        long soft = Long.MAX_VALUE;
        long hard = limits.nanos();
        if (hard != Long.MAX_VALUE) {
            hard -= Math.min(hard / 4, SCHEDULING_DELAY);
        }
        if (limits.clock().isPresent()) {
            Limits.Clock clock = limits.clock().get();
            int moves =
                    clock.movesToGo() == 0
                            ? EXPECTED_MOVES
                            : Math.min(clock.movesToGo(), EXPECTED_MOVES);
            long usable = Math.max(clock.remaining() - OVERHEAD, clock.remaining() / 10);
            long fair = usable / moves + clock.increment() * 3 / 4;
            soft = (long) (Math.min(fair, usable) * SOFT_SHARE);
            hard = Math.min(hard, Math.min(usable * (moves == 1 ? 10 : 5) / 10, 4 * fair));
        }
        return new TimeManager(soft, Math.max(hard, 1));
    }

    /** The same limits for a search that has run for {@code nanos} already. */
    TimeManager after(long nanos) {
        return new TimeManager(plus(soft, nanos), plus(hard, nanos));
    }

    private static long plus(long limit, long nanos) {
        return limit == Long.MAX_VALUE ? limit : limit + nanos;
    }
}

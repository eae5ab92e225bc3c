package damier.search;

import damier.core.Limits;

/**
 * How long to think.
 *
 * @param soft no iteration is begun after this many nanoseconds
 * @param hard the search is broken off after this many
 */
record TimeManager(long soft, long hard) {
    /** Moves that a game without a limit of moves is still expected to take. */
    private static final int MOVES_AHEAD = 30;

    /** Kept back for what happens between two clocks. */
    private static final long OVERHEAD = 20_000_000;

    /**
     * On a busy machine a thread waits so long for its turn: a time per move is aimed at early, so
     * as to be kept.
     */
    private static final long SLICE = 5_000_000;

    /**
     * An iteration takes longer than all before it together: below this share another is worth
     * beginning.
     */
    private static final double BEGIN = 0.6;

    static final TimeManager NONE = new TimeManager(Long.MAX_VALUE, Long.MAX_VALUE);

    static TimeManager of(Limits limits) {
        long soft = Long.MAX_VALUE;
        long hard = limits.nanos();
        if (hard != Long.MAX_VALUE) {
            hard -= Math.min(hard / 4, SLICE);
        }
        if (limits.clock().isPresent()) {
            Limits.Clock clock = limits.clock().get();
            int moves =
                    clock.movesToGo() == 0 ? MOVES_AHEAD : Math.min(clock.movesToGo(), MOVES_AHEAD);
            long usable = Math.max(clock.remaining() - OVERHEAD, clock.remaining() / 10);
            long fair = usable / moves + clock.increment() * 3 / 4;
            soft = (long) (Math.min(fair, usable) * BEGIN);
            hard = Math.min(hard, Math.min(usable * (moves == 1 ? 10 : 5) / 10, 4 * fair));
        }
        return new TimeManager(soft, Math.max(hard, 1));
    }

    /** The same, for a search that has gone on for so long already. */
    TimeManager after(long nanos) {
        return new TimeManager(plus(soft, nanos), plus(hard, nanos));
    }

    private static long plus(long limit, long nanos) {
        return limit == Long.MAX_VALUE ? limit : limit + nanos;
    }
}

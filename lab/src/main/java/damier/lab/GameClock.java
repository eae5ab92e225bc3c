package damier.lab;

import damier.core.Limits;

import java.util.Optional;

/** The limits of a player for its next move; of a clock, the remaining time. */
final class GameClock {
    private final Limits start;
    private Optional<Limits.Clock> clock;

    GameClock(Limits start) {
        this.start = start;
        clock = start.clock();
    }

    /** Resets the clock for a new game. */
    void reset() {
        clock = start.clock();
    }

    Limits limits() {
        return new Limits(start.depth(), start.nodes(), start.nanos(), clock);
    }

    /**
     * Deducts the time of a move; returns whether the move was in time, within the grace period.
     */
    boolean press(long used, long grace) {
        if (used - grace > start.nanos()) {
            return false;
        }
        if (clock.isEmpty()) {
            return true;
        }
        Limits.Clock before = clock.get();
        long left = before.remaining() - used;
        clock = Optional.of(next(before, Math.max(left, 0) + before.increment()));
        return left > -grace;
    }

    /** Adds the time of the next period after its last move. */
    private Limits.Clock next(Limits.Clock before, long left) {
        return switch (before.movesToGo()) {
            case 0 -> new Limits.Clock(left, before.increment(), 0);
            case 1 -> {
                Limits.Clock whole = start.clock().orElseThrow();
                yield new Limits.Clock(
                        left + whole.remaining(), whole.increment(), whole.movesToGo());
            }
            default -> new Limits.Clock(left, before.increment(), before.movesToGo() - 1);
        };
    }
}

package damier.lab;

import damier.core.Limits;

import java.util.Optional;

/** What a player may spend on its next move: of a clock, what is left of it. */
final class GameClock {
    private final Limits start;
    private Optional<Limits.Clock> clock;

    GameClock(Limits start) {
        this.start = start;
        clock = start.clock();
    }

    /** Sets it to what a game begins with. */
    void reset() {
        clock = start.clock();
    }

    Limits limits() {
        return new Limits(start.depth(), start.nodes(), start.nanos(), clock);
    }

    /** Takes off what a move took; says whether it came in time, but for some grace. */
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

    /** After the last of the moves that had to be made with it, the time is given anew. */
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

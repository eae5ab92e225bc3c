package damier.lab;

import damier.core.Game;
import damier.core.GameKind;
import damier.core.Limits;
import damier.core.Position;
import damier.players.Choice;
import damier.players.Player;
import damier.players.PlayerFault;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * A place at a board: the player who sits there, and its clock. A player that failed is replaced.
 */
final class Seat implements AutoCloseable {
    /** What the machine may take between two looks at the clock is not the player's fault. */
    private static final long GRACE = 100_000_000;

    private static final long WARM_UP = 1_500_000_000;
    private static final long WARM_UP_MOVE = 50_000_000;

    private final Contender contender;
    private Player player;
    private boolean failed;

    /** Why a player could not even begin the game; its first move says so. */
    private Optional<Answer> fault = Optional.empty();

    /** Nanoseconds on the clock, where there is one. */
    private long remaining;

    Seat(Contender contender) {
        this.contender = contender;
        player = contender.factory().create();
    }

    /** Lets the virtual machine compile what the player needs, so that no clock pays for it. */
    <P extends Position> void warmUp(GameKind<P> kind) {
        if (!contender.isTimed()) {
            return;
        }
        long end = System.nanoTime() + WARM_UP;
        newGame(0);
        Game<P> game = new Game<>(kind);
        while (System.nanoTime() < end && !failed) {
            if (game.ending().isPresent()) {
                game = new Game<>(kind);
            }
            if (ask(game, Limits.time(WARM_UP_MOVE)) instanceof Answer.Moved(Choice choice)) {
                game.play(choice.move());
            }
        }
    }

    void newGame(long seed) {
        fault = Optional.empty();
        try {
            if (failed) {
                player.close();
                player = contender.factory().create();
                failed = false;
            }
            player.newGame(seed);
        } catch (RuntimeException | StackOverflowError e) {
            fault = Optional.of(failure(e));
        }
        remaining = contender.limits().clock().map(Limits.Clock::remaining).orElse(0L);
    }

    /** Asks for a legal move within the time. */
    <P extends Position> Answer ask(Game<P> game) {
        if (fault.isPresent()) {
            return fault.get();
        }
        long start = System.nanoTime();
        Answer answer = ask(game, limits());
        long used = System.nanoTime() - start;
        if (answer instanceof Answer.Failed || isInTime(used)) {
            return answer;
        }
        return new Answer.Failed(
                Reason.TIME, String.format(Locale.ROOT, "took %.3f s", used / 1e9));
    }

    private <P extends Position> Answer ask(Game<P> game, Limits limits) {
        try {
            Choice choice = player.choose(game, limits);
            boolean legal =
                    Arrays.stream(game.legalMoves()).anyMatch(move -> move == choice.move());
            return legal
                    ? new Answer.Moved(choice)
                    : failure(Reason.ILLEGAL_MOVE, "chose move " + choice.move());
        } catch (RuntimeException | StackOverflowError e) {
            return failure(e);
        }
    }

    private Answer failure(Throwable cause) {
        return cause instanceof PlayerFault fault
                ? failure(Reason.of(fault.kind()), String.valueOf(fault.getMessage()))
                : failure(Reason.FAULT, cause.toString());
    }

    private Answer failure(Reason reason, String detail) {
        failed = true;
        return new Answer.Failed(reason, detail);
    }

    private Limits limits() {
        Limits limits = contender.limits();
        Optional<Limits.Clock> clock =
                limits.clock()
                        .map(
                                start ->
                                        new Limits.Clock(
                                                remaining, start.increment(), start.movesToGo()));
        return new Limits(limits.depth(), limits.nodes(), limits.nanos(), clock);
    }

    private boolean isInTime(long used) {
        if (used - GRACE > contender.limits().nanos()) {
            return false;
        }
        if (contender.limits().clock().isEmpty()) {
            return true;
        }
        remaining -= used;
        boolean inTime = remaining > -GRACE;
        remaining = Math.max(remaining, 0) + contender.limits().clock().get().increment();
        return inTime;
    }

    @Override
    public void close() {
        player.close();
    }
}

package damier.lab;

import damier.core.Game;
import damier.core.GameKind;
import damier.core.Limits;
import damier.core.Position;
import damier.players.Choice;
import damier.players.Player;
import damier.players.PlayerFault;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A place at a board: the player who sits there, and its clock. A player that failed is replaced.
 *
 * <p>A player thinks on a thread of its own, so that one who never answers can be given up. Nothing
 * can end such a thread if it does not heed an interrupt: it goes on beside the match.
 */
final class Seat implements AutoCloseable {
    private static final long WARM_UP = 1_500_000_000;
    private static final long WARM_UP_MOVE = 50_000_000;

    private final Contender contender;
    private final Patience patience;
    private Player player;
    private ExecutorService thread = newThread();
    private boolean failed;

    /** Whether the player is still busy with what it was given up for. */
    private boolean hanging;

    /** Why a player could not even begin the game; its first move says so. */
    private Optional<Answer> fault = Optional.empty();

    private final GameClock clock;

    Seat(Contender contender, Patience patience) {
        this.contender = contender;
        this.patience = patience;
        clock = new GameClock(contender.limits());
        player = create();
    }

    private Player create() {
        Player created = contender.factory().create();
        created.allow(patience.grace());
        return created;
    }

    private static ExecutorService newThread() {
        return Executors.newSingleThreadExecutor(
                Thread.ofPlatform().daemon().name("player").factory());
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
            if (ask(game, Limits.time(WARM_UP_MOVE)) instanceof Answer.Moved(PlayedMove move)) {
                game.play(move.choice().move());
            }
        }
    }

    void newGame(long seed) {
        fault = Optional.empty();
        try {
            if (failed) {
                replace();
            }
            Player current = player;
            await(
                    () -> {
                        current.newGame(seed);
                        return current;
                    },
                    patience.untimed());
        } catch (Unanswered e) {
            fault = Optional.of(e.why);
        }
        clock.reset();
    }

    private void replace() throws Unanswered {
        close();
        thread = newThread();
        hanging = false;
        player = await(this::create, patience.untimed());
        failed = false;
    }

    /** Asks for a legal move within the time. */
    <P extends Position> Answer ask(Game<P> game) {
        if (fault.isPresent()) {
            return fault.get();
        }
        return switch (ask(game, clock.limits())) {
            case Answer.Failed failed -> failed;
            case Answer.Moved moved ->
                    clock.press(moved.move().nanos(), patience.grace()) ? moved : tooLate(moved);
        };
    }

    private static Answer tooLate(Answer.Moved moved) {
        return new Answer.Failed(
                Reason.TIME, String.format(Locale.ROOT, "took %.3f s", moved.move().nanos() / 1e9));
    }

    private <P extends Position> Answer ask(Game<P> game, Limits limits) {
        Player current = player;
        long time =
                Math.min(
                        limits.nanos(),
                        limits.clock().map(Limits.Clock::remaining).orElse(Long.MAX_VALUE));
        try {
            long start = System.nanoTime();
            Choice choice = await(() -> current.choose(game, limits), patience.limit(time));
            long used = System.nanoTime() - start;
            boolean legal =
                    Arrays.stream(game.legalMoves()).anyMatch(move -> move == choice.move());
            if (!legal) {
                throw new Unanswered(Reason.ILLEGAL_MOVE, "chose move " + choice.move());
            }
            return new Answer.Moved(new PlayedMove(choice, used));
        } catch (Unanswered e) {
            failed = true;
            return e.why;
        }
    }

    /** What the player does on its own thread, as long as there is patience. */
    private <T> T await(Callable<T> what, long nanos) throws Unanswered {
        Future<T> answer = thread.submit(what);
        try {
            return answer.get(nanos, TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            giveUp(answer);
            throw new Unanswered(
                    Reason.HANG, String.format(Locale.ROOT, "no answer after %.1f s", nanos / 1e9));
        } catch (InterruptedException e) {
            giveUp(answer);
            Thread.currentThread().interrupt();
            throw new Unanswered(Reason.FAULT, "the match was interrupted");
        } catch (ExecutionException e) {
            failed = true;
            throw Unanswered.because(e.getCause());
        }
    }

    private void giveUp(Future<?> answer) {
        answer.cancel(true);
        failed = true;
        hanging = true;
    }

    /** Whoever does not answer may not even leave when told to: that must hold up nobody. */
    @Override
    public void close() {
        thread.shutdownNow();
        if (hanging) {
            Thread.ofPlatform().daemon().start(player::close);
        } else {
            player.close();
        }
    }

    /** The player did not answer, or not as it should. */
    private static final class Unanswered extends Exception {
        private static final long serialVersionUID = 1L;

        private final transient Answer.Failed why;

        Unanswered(Reason reason, String detail) {
            super(detail);
            why = new Answer.Failed(reason, detail);
        }

        static Unanswered because(@Nullable Throwable cause) {
            return switch (cause) {
                case PlayerFault fault ->
                        new Unanswered(Reason.of(fault.kind()), String.valueOf(fault.getMessage()));
                case RuntimeException fault -> new Unanswered(Reason.FAULT, fault.toString());
                case StackOverflowError fault -> new Unanswered(Reason.FAULT, fault.toString());
                case Error bug -> throw bug;
                case null, default -> throw new IllegalStateException(cause);
            };
        }
    }
}

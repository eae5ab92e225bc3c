package damier.lab;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.players.Choice;
import damier.players.Player;
import damier.players.PlayerFault;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A player in a match with its clock. A player that failed is replaced.
 *
 * <p>A player searches on a separate thread, so that the match can abandon one that never answers.
 * A thread that ignores interrupts cannot be ended: it continues beside the match.
 */
final class Seat implements AutoCloseable {
    static final long WARM_UP_MOVE = 50_000_000;

    /** The minimum time of the warm-up; the maximum, on a busy machine, follows. */
    private static final long MIN_WARM_UP = 1_000_000_000;

    private static final long MAX_WARM_UP = 6_000_000_000L;

    /** The time-out for the answer to a game request, in addition to the time of a move. */
    private static final long GAME_REQUEST_TIMEOUT = 600_000_000_000L;

    /** The number of consecutive moves in time after which a player is warm. */
    private static final int WARM_MOVES = 10;

    private final Contender contender;
    private final Timeouts patience;
    private Player player;
    private ExecutorService thread = newThread();
    private boolean failed;

    /** Whether the player is still busy with an abandoned request. */
    private boolean hanging;

    /** The seed of a game in which the player has not moved yet. */
    private OptionalLong beginning = OptionalLong.empty();

    private final GameClock clock;

    Seat(Contender contender, Timeouts patience) {
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

    /**
     * Plays uncounted moves until they are in time, so that no clock counts the loading and
     * compilation of code.
     */
    void warmUp(GameDefinition kind) {
        if (!contender.isTimed()) {
            return;
        }
        newGame(0);
        if (asksForGames(player)) {
            return;
        }
        long start = System.nanoTime();
        long inTime = WARM_UP_MOVE + patience.grace() / 2;
        int warmMoves = 0;
        Game game = new Game(kind);
        while (!failed && !isWarm(System.nanoTime() - start, warmMoves)) {
            if (game.ending().isPresent()) {
                game = new Game(kind);
            }
            if (ask(game, Limits.time(WARM_UP_MOVE)) instanceof Answer.Moved(PlayedMove move)) {
                warmMoves = move.nanos() <= inTime ? warmMoves + 1 : 0;
                game.play(move.choice().move());
            }
        }
    }

    private static boolean isWarm(long nanos, int warmMoves) {
        return nanos >= MAX_WARM_UP || (nanos >= MIN_WARM_UP && warmMoves >= WARM_MOVES);
    }

    /**
     * Begins a game. A player that fails is replaced once.
     *
     * @throws PlayerFault if its replacement fails too; this is not a win for the opponent
     */
    void newGame(long seed) {
        try {
            begin(seed);
        } catch (Unanswered first) {
            try {
                begin(seed);
            } catch (Unanswered second) {
                throw cannotBegin(second.why.detail());
            }
        }
        clock.reset();
        beginning = OptionalLong.of(seed);
    }

    private void begin(long seed) throws Unanswered {
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
    }

    private PlayerFault cannotBegin(String detail) {
        String name = contender.factory().name();
        String why = detail.startsWith(name + ": ") ? detail : name + ": " + detail;
        return new PlayerFault(PlayerFault.Kind.START, "no game can begin: " + why);
    }

    private void replace() throws Unanswered {
        close();
        thread = newThread();
        hanging = false;
        player = await(this::create, patience.untimed());
        failed = false;
    }

    /**
     * Asks for a legal move within the time limit.
     *
     * @throws PlayerFault if the player and its replacement refuse the game
     */
    Answer ask(Game game) {
        Answer answer = ask(game, clock.limits());
        if (isRefusal(answer)) {
            newGame(beginning.getAsLong());
            answer = ask(game, clock.limits());
            if (answer instanceof Answer.Failed again && isRefusal(again)) {
                throw cannotBegin(again.detail());
            }
        }
        beginning = OptionalLong.empty();
        return switch (answer) {
            case Answer.Failed failed -> failed;
            case Answer.Moved moved ->
                    clock.press(moved.move().nanos(), patience.grace()) ? moved : tooLate(moved);
        };
    }

    /**
     * Whether the answer is a refusal of the game; a program may be asked for the game only when it
     * first has to move.
     */
    private boolean isRefusal(Answer answer) {
        return beginning.isPresent()
                && answer instanceof Answer.Failed(Reason reason, String _)
                && reason == Reason.START;
    }

    private static Answer tooLate(Answer.Moved moved) {
        return new Answer.Failed(
                Reason.TIME, String.format(Locale.ROOT, "took %.3f s", moved.move().nanos() / 1e9));
    }

    private Answer ask(Game game, Limits limits) {
        Player current = player;
        long time =
                Math.min(
                        limits.nanos(),
                        limits.clock().map(Limits.Clock::remaining).orElse(Long.MAX_VALUE));
        try {
            long waiting =
                    patience.limit(time) + (asksForGames(current) ? GAME_REQUEST_TIMEOUT : 0);
            PlayedMove made = await(() -> timed(current, game, limits), waiting);
            long move = made.choice().move();
            if (Arrays.stream(game.legalMoves()).noneMatch(legal -> legal == move)) {
                throw new Unanswered(Reason.ILLEGAL_MOVE, "chose move " + move);
            }
            return new Answer.Moved(made);
        } catch (Unanswered e) {
            failed = true;
            return e.why;
        }
    }

    /**
     * Runs on the player's thread: the delay until the match notices does not count as the player's
     * time.
     */
    private static PlayedMove timed(Player player, Game game, Limits limits) {
        long start = System.nanoTime();
        Choice choice = player.choose(game, limits);
        long used = System.nanoTime() - start;
        return new PlayedMove(choice, asksForGames(player) ? choice.nanos() : used);
    }

    /** Whether its first move follows a game request, which does not count as thinking time. */
    private static boolean asksForGames(Player player) {
        return !player.playsOutsideGames();
    }

    /** Runs a task on the player's thread with a time-out. */
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

    /** Closes the player in the background, since a hanging player may not even exit. */
    @Override
    public void close() {
        thread.shutdownNow();
        if (hanging) {
            Thread.ofPlatform().daemon().start(player::close);
        } else {
            player.close();
        }
    }

    /** The player did not answer, or failed. */
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

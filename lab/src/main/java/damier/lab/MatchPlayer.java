package damier.lab;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.players.Choice;
import damier.players.Player;
import damier.players.PlayerFault;
import damier.session.Forfeits;
import damier.session.Seat;

import org.jspecify.annotations.Nullable;

import java.util.Locale;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A player in a match. A player that failed is replaced.
 *
 * <p>A player searches on a separate thread, so that the match can abandon one that never answers.
 * A thread that ignores interrupts cannot be ended: it continues beside the match.
 */
final class MatchPlayer implements Seat, AutoCloseable {
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

    MatchPlayer(Contender contender, Timeouts patience) {
        this.contender = contender;
        this.patience = patience;
        player = create();
    }

    @Override
    public String label() {
        return contender.factory().name();
    }

    @Override
    public boolean isPerson() {
        return false;
    }

    /** The limits at the start of a game. */
    Limits limits() {
        return contender.limits();
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
        try {
            while (!isWarm(System.nanoTime() - start, warmMoves)) {
                Answer answer = askOnce(game, Limits.time(WARM_UP_MOVE));
                warmMoves = answer.nanos() <= inTime ? warmMoves + 1 : 0;
                if (game.kind().rules().isLegal(game.position(), answer.choice().move())) {
                    game.play(answer.choice().move());
                }
                if (game.ending().isPresent()) {
                    game = new Game(kind);
                }
            }
        } catch (RuntimeException fault) {
            // The first game replaces the player.
            assert failed;
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
        } catch (RuntimeException first) {
            try {
                begin(seed);
            } catch (RuntimeException second) {
                throw cannotBegin(second);
            }
        }
        beginning = OptionalLong.of(seed);
    }

    private void begin(long seed) {
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

    private PlayerFault cannotBegin(RuntimeException fault) {
        String detail = Forfeits.detail(fault);
        String why = detail.startsWith(label() + ": ") ? detail : label() + ": " + detail;
        return new PlayerFault(PlayerFault.Kind.START, "no game can begin: " + why);
    }

    private void replace() {
        close();
        thread = newThread();
        hanging = false;
        player = await(this::create, patience.untimed());
        failed = false;
    }

    /** A player's move, and the time that it took. */
    record Answer(Choice choice, long nanos) {}

    /**
     * Asks for a move.
     *
     * @throws PlayerFault if the player failed; of kind START if it and its replacement refuse the
     *     game
     */
    Answer ask(Game game, Limits limits) {
        try {
            return askOnce(game, limits);
        } catch (PlayerFault refusal) {
            // A program may be asked for the game only when it first has to move.
            if (beginning.isEmpty() || refusal.kind() != PlayerFault.Kind.START) {
                throw refusal;
            }
            newGame(beginning.getAsLong());
            return askAgain(game, limits);
        } finally {
            beginning = OptionalLong.empty();
        }
    }

    private Answer askAgain(Game game, Limits limits) {
        try {
            return askOnce(game, limits);
        } catch (PlayerFault again) {
            throw again.kind() == PlayerFault.Kind.START ? cannotBegin(again) : again;
        }
    }

    private Answer askOnce(Game game, Limits limits) {
        Player current = player;
        long waiting =
                patience.limit(limits.mostTime())
                        + (asksForGames(current) ? GAME_REQUEST_TIMEOUT : 0);
        return await(() -> timed(current, game, limits), waiting);
    }

    /** The player has lost by a fault, and is replaced before its next game. */
    void retire() {
        failed = true;
    }

    /**
     * Runs on the player's thread: the delay until the match notices does not count as the player's
     * time.
     */
    private static Answer timed(Player player, Game game, Limits limits) {
        long start = System.nanoTime();
        Choice choice = player.choose(game, limits);
        long used = System.nanoTime() - start;
        return new Answer(choice, asksForGames(player) ? choice.nanos() : used);
    }

    /** Whether its first move follows a game request, which does not count as thinking time. */
    private static boolean asksForGames(Player player) {
        return !player.playsOutsideGames();
    }

    /** Runs a task on the player's thread with a time-out. */
    private <T> T await(Callable<T> what, long nanos) {
        Future<T> answer = thread.submit(what);
        try {
            return answer.get(nanos, TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            giveUp(answer);
            throw new PlayerFault(
                    PlayerFault.Kind.HANG,
                    String.format(Locale.ROOT, "no answer after %.1f s", nanos / 1e9));
        } catch (InterruptedException e) {
            giveUp(answer);
            Thread.currentThread().interrupt();
            throw new CancellationException("the match was interrupted");
        } catch (ExecutionException e) {
            failed = true;
            throw fault(e.getCause());
        }
    }

    private static RuntimeException fault(@Nullable Throwable cause) {
        return switch (cause) {
            case RuntimeException fault -> fault;
            case StackOverflowError fault -> new IllegalStateException(fault.toString());
            case Error bug -> throw bug;
            case null, default -> throw new IllegalStateException(cause);
        };
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
}

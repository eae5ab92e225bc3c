package damier.web.play;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Side;
import damier.players.Choice;
import damier.players.PlayerFault;
import damier.web.Refused;
import damier.web.play.GameView.LineView;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

/**
 * Runs a game: asks programs for moves, and ends the game on a flag fall. A program may answer at
 * any time; an answer counts only while the turn it was asked for lasts.
 */
final class TurnScheduler {
    /** The delay between moves of two programs, so that spectators can follow. */
    private static final long MILLIS_TO_LOOK = 250;

    private final LiveGames liveGames;
    private final LiveGame liveGame;
    private final GameState state;

    /** The current turn; incremented by everything that makes pending answers obsolete. */
    private long turn;

    /** The turn for which a program has been asked. */
    private long askedTurn = -1;

    private @Nullable LineView thinking;
    private Future<?> next = CompletableFuture.completedFuture("none");

    /**
     * @param liveGame its lock guards this object
     */
    TurnScheduler(LiveGames liveGames, LiveGame liveGame, GameState state) {
        this.liveGames = liveGames;
        this.liveGame = liveGame;
        this.state = state;
    }

    /** The current line of the program to move, if it may be shown. */
    @Nullable LineView thinking() {
        return thinking;
    }

    /** Ends the turn: pending answers are ignored. */
    void endTurn() {
        turn++;
        thinking = null;
        next.cancel(false);
    }

    /** Ends the turn and releases the programs. */
    void dismiss() {
        endTurn();
        liveGames.opponents().dismiss(state.id());
    }

    /** Schedules the next event: a program's move or a flag fall. */
    void proceed() {
        next.cancel(false);
        if (state.seat().isHuman()) {
            if (state.hasRunningClock()) {
                Side side = state.game().side();
                long left = state.clocks().leftToThink(side, liveGame.lag(side));
                later(Math.max(0, left) + 1, this::fall);
            }
        } else if (isGoing() && askedTurn != turn) {
            askedTurn = turn;
            long wanted = turn;
            boolean show = !state.settings().hasPersons();
            next =
                    liveGames.in(
                            show ? MILLIS_TO_LOOK : 0, () -> liveGames.think(() -> think(wanted)));
        }
    }

    boolean isGoing() {
        return !state.isOver() && !state.settings().paused() && state.fault() == null;
    }

    private void later(long millis, Runnable task) {
        long wanted = turn;
        next = liveGames.in(millis, () -> inTurn(wanted, task));
    }

    /** Runs a task with the lock of the game, unless the turn is over. */
    private void inTurn(long wanted, Runnable task) {
        synchronized (liveGame) {
            if (turn == wanted && !liveGame.isGone()) {
                task.run();
            }
        }
    }

    private void fall() {
        Side side = state.game().side();
        long left = state.clocks().leftToThink(side, liveGame.lag(side));
        if (state.hasRunningClock() && left <= 0) {
            liveGame.loseOnTime(side);
        } else {
            proceed();
        }
    }

    private void think(long wanted) {
        try {
            liveGames
                    .services()
                    .moves()
                    .run(
                            () -> {
                                choose(wanted);
                                return "chosen";
                            });
        } catch (Exception e) {
            inTurn(wanted, () -> failed(e));
        }
    }

    private void choose(long wanted) {
        Game at;
        Seat seat;
        Limits limits;
        boolean show;
        synchronized (liveGame) {
            if (turn != wanted || liveGame.isGone()) {
                return;
            }
            at = state.game().copy();
            Side side = at.side();
            seat = state.seat();
            Clocks clocks = state.clocks();
            limits =
                    seat.limits(
                            state.settings().clock(), clocks.leftAtFirst(side), at.movesOf(side));
            show = !state.settings().hasPersons();
            // The clock does not count the time that the program waited for a search slot.
            clocks.beginTurn();
        }
        var listener = new ThinkingAloud(at, show, line -> inTurn(wanted, () -> showLine(line)));
        long began = System.nanoTime();
        Choice choice = liveGames.opponents().choose(state.id(), seat, at, limits, listener);
        long spent = (System.nanoTime() - began) / 1_000_000;
        inTurn(wanted, () -> made(seat, choice, spent));
    }

    private void showLine(LineView line) {
        thinking = line;
        liveGame.broadcast();
    }

    private void made(Seat seat, Choice choice, long spent) {
        Game game = state.game();
        Side side = game.side();
        if (Arrays.stream(game.legalMoves()).noneMatch(move -> move == choice.move())) {
            throw new PlayerFault(
                    PlayerFault.Kind.ILLEGAL_MOVE, seat.label() + " chose a move that is none");
        }
        if (state.clocks().runs(side) && spent > state.clocks().leftAtFirst(side)) {
            liveGame.loseOnTime(side);
            return;
        }
        Integer score = choice.score().isPresent() ? choice.score().getAsInt() : null;
        liveGame.play(null, null, choice.move(), spent, score);
    }

    /** Reports why a program failed; the game stays. */
    private void failed(Exception reason) {
        if (reason instanceof PlayerFault gaveUp && gaveUp.kind() == PlayerFault.Kind.RESIGNED) {
            state.game().resign(state.game().side());
            liveGame.end(null, null);
            return;
        }
        dismiss();
        state.clocks().settle();
        state.setFault(Refused.of(reason).why());
        liveGame.broadcast();
    }
}

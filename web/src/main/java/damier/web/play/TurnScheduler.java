package damier.web.play;

import damier.core.Game;
import damier.core.Limits;
import damier.players.Choice;
import damier.search.SearchInfo;
import damier.search.SearchListener;
import damier.session.GameSession;
import damier.web.view.LineView;

import org.jspecify.annotations.Nullable;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

/**
 * Runs a game: asks programs for moves, and ends the game on a flag fall. A program may answer at
 * any time; an answer counts only while the turn it was asked for lasts.
 */
final class TurnScheduler {
    /** The delay between moves of two programs, so that spectators can follow. */
    private static final long MILLIS_TO_LOOK = 250;

    private static final long NANOS_BETWEEN_LINES = 500_000_000;
    private static final long NANOS = 1_000_000;

    private final LiveGames liveGames;
    private final LiveGame liveGame;
    private final GameState state;
    private final GameSession<SeatSettings> session;

    /** The turn for which a program has been asked. */
    private long askedTurn = -1;

    /** The current line of the program, and the turn of its search. */
    private @Nullable LineView thinking;

    private long thinkingTurn = -1;

    private Future<?> next = CompletableFuture.completedFuture("none");

    /**
     * @param liveGame its lock guards this object
     */
    TurnScheduler(LiveGames liveGames, LiveGame liveGame, GameState state) {
        this.liveGames = liveGames;
        this.liveGame = liveGame;
        this.state = state;
        session = state.session();
    }

    /** The current line of the program to move, if it may be shown. */
    @Nullable LineView thinking() {
        return thinkingTurn == session.turn() ? thinking : null;
    }

    /** Stops and releases the programs. */
    void dismiss() {
        next.cancel(false);
        liveGames.opponents().dismiss(state.id());
    }

    /** Schedules the next event: a program's move or a flag fall. */
    void proceed() {
        next.cancel(false);
        long turn = session.turn();
        if (session.isProgramsTurn()) {
            if (askedTurn != turn) {
                askedTurn = turn;
                long delay = session.hasPerson() ? 0 : MILLIS_TO_LOOK;
                next = liveGames.in(delay, () -> liveGames.think(() -> think(turn)));
            }
        } else if (state.hasRunningClock()) {
            long left = session.clocks().left(session.game().side()) + lag();
            next = liveGames.in(Math.max(0, left) / NANOS + 1, () -> inTurn(turn, this::checkFlag));
        }
    }

    private long lag() {
        return liveGame.lag(session.game().side());
    }

    private void checkFlag() {
        session.checkFlag(lag());
        liveGame.advance(null);
    }

    /** Runs a task with the lock of the game, unless the turn is over. */
    private void inTurn(long wanted, Runnable task) {
        synchronized (liveGame) {
            if (session.turn() == wanted && !liveGame.isGone()) {
                task.run();
            }
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
            inTurn(wanted, () -> failed(wanted, e));
        }
    }

    private void choose(long wanted) {
        Game at;
        SeatSettings seat;
        Limits limits;
        synchronized (liveGame) {
            if (session.turn() != wanted || liveGame.isGone()) {
                return;
            }
            at = session.game().copy();
            seat = session.seatToMove();
            // The clock does not count the time that the program waited for a search slot.
            session.restartClock();
            limits = session.limits().and(seat.limits(state.settings().clock() != null));
        }
        long began = System.nanoTime();
        Choice choice =
                liveGames.opponents().choose(state.id(), seat, at, limits, listener(at, wanted));
        long nanos = System.nanoTime() - began;
        inTurn(wanted, () -> made(wanted, choice, nanos));
    }

    /** Shows the lines of a search at a limited rate; in a game with people there is none. */
    private SearchListener listener(Game game, long turn) {
        if (state.settings().hasPersons()) {
            return new SearchListener() {};
        }
        return new SearchListener() {
            private long last = System.nanoTime();

            @Override
            public void iteration(SearchInfo info) {
                long now = System.nanoTime();
                if (info.line() == 1 && now - last > NANOS_BETWEEN_LINES) {
                    last = now;
                    LineView line = LineView.of(game, info);
                    inTurn(turn, () -> showLine(line, turn));
                }
            }
        };
    }

    private void showLine(LineView line, long turn) {
        thinking = line;
        thinkingTurn = turn;
        liveGame.broadcast(null);
    }

    private void made(long wanted, Choice choice, long nanos) {
        session.answer(wanted, choice, nanos, 0);
        liveGame.advance(null);
    }

    /** A program failed; the game stays. */
    private void failed(long wanted, Exception reason) {
        session.fail(
                wanted,
                reason instanceof RuntimeException fault
                        ? fault
                        : new IllegalStateException(reason));
        liveGame.advance(null);
    }
}

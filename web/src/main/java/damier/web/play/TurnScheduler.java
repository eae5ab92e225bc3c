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
 * What happens in a game by itself: programs are asked for moves, and flags fall. Programs answer
 * whenever they like; an answer counts only while the turn for which it was asked lasts.
 */
final class TurnScheduler {
    /** Two programs that answer at once still leave time to look, and to come and look. */
    private static final long MILLIS_TO_LOOK = 250;

    private final LiveGames liveGames;
    private final LiveGame liveGame;
    private final GameState state;

    /** Another after everything that makes an answer to the question before worthless. */
    private long turn;

    /** The turn for which a program has been asked. */
    private long askedTurn = -1;

    private @Nullable LineView thinking;
    private Future<?> next = CompletableFuture.completedFuture("none");

    /**
     * @param liveGame its lock guards all of this
     */
    TurnScheduler(LiveGames liveGames, LiveGame liveGame, GameState state) {
        this.liveGames = liveGames;
        this.liveGame = liveGame;
        this.state = state;
    }

    /** What the program that has to move has found so far, as far as it may be told. */
    @Nullable LineView thinking() {
        return thinking;
    }

    /** The turn is over: nobody waits for an answer any more. */
    void endTurn() {
        turn++;
        thinking = null;
        next.cancel(false);
    }

    /** Ends the turn, and sends the programs away. */
    void dismiss() {
        endTurn();
        liveGames.opponents().dismiss(state.id());
    }

    /** Sees to it that whoever has to move is asked, or flagged. */
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

    /** With the game's lock, unless the turn is over. */
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
            // It is not its fault if it had to wait for its turn to think.
            clocks.beginTurn();
        }
        var listener = new ThinkingAloud(at, show, line -> inTurn(wanted, () -> hear(line)));
        long began = System.nanoTime();
        Choice choice = liveGames.opponents().choose(state.id(), seat, at, limits, listener);
        long spent = (System.nanoTime() - began) / 1_000_000;
        inTurn(wanted, () -> made(seat, choice, spent));
    }

    private void hear(LineView line) {
        thinking = line;
        liveGame.tellAll();
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

    /** The game stays; who watches reads why it does not go on. */
    private void failed(Exception reason) {
        if (reason instanceof PlayerFault gaveUp && gaveUp.kind() == PlayerFault.Kind.RESIGNED) {
            state.game().resign(state.game().side());
            liveGame.end(null, null);
            return;
        }
        dismiss();
        state.clocks().settle();
        state.setFault(Refused.of(reason).why());
        liveGame.tellAll();
    }
}

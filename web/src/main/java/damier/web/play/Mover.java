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
final class Mover {
    /** Two programs that answer at once still leave time to look, and to come and look. */
    private static final long MILLIS_TO_LOOK = 250;

    private final Tables tables;
    private final Table table;
    private final Course course;

    /** Another after everything that makes an answer to the question before worthless. */
    private long turn;

    /** The turn for which a program has been asked. */
    private long askedTurn = -1;

    private @Nullable LineView thinking;
    private Future<?> next = CompletableFuture.completedFuture("none");

    /**
     * @param table its lock guards all of this
     */
    Mover(Tables tables, Table table, Course course) {
        this.tables = tables;
        this.table = table;
        this.course = course;
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
        tables.opponents().dismiss(course.id());
    }

    /** Sees to it that whoever has to move is asked, or flagged. */
    void proceed() {
        next.cancel(false);
        if (course.seat().isHuman()) {
            if (course.hasRunningClock()) {
                Side side = course.game().side();
                long left = course.clocks().leftToThink(side, table.lag(side));
                later(Math.max(0, left) + 1, this::fall);
            }
        } else if (isGoing() && askedTurn != turn) {
            askedTurn = turn;
            long wanted = turn;
            boolean show = !course.agreement().hasPersons();
            next = tables.in(show ? MILLIS_TO_LOOK : 0, () -> tables.think(() -> think(wanted)));
        }
    }

    boolean isGoing() {
        return !course.isOver() && !course.agreement().paused() && course.fault() == null;
    }

    private void later(long millis, Runnable task) {
        long wanted = turn;
        next = tables.in(millis, () -> inTurn(wanted, task));
    }

    /** With the table's lock, unless the turn is over. */
    private void inTurn(long wanted, Runnable task) {
        synchronized (table) {
            if (turn == wanted && !table.isGone()) {
                task.run();
            }
        }
    }

    private void fall() {
        Side side = course.game().side();
        long left = course.clocks().leftToThink(side, table.lag(side));
        if (course.hasRunningClock() && left <= 0) {
            table.loseOnTime(side);
        } else {
            proceed();
        }
    }

    private void think(long wanted) {
        try {
            tables.services()
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
        synchronized (table) {
            if (turn != wanted || table.isGone()) {
                return;
            }
            at = course.game().copy();
            Side side = at.side();
            seat = course.seat();
            Clocks clocks = course.clocks();
            limits =
                    seat.limits(
                            course.agreement().clock(), clocks.leftAtFirst(side), at.movesOf(side));
            show = !course.agreement().hasPersons();
            // It is not its fault if it had to wait for its turn to think.
            clocks.beginTurn();
        }
        var listener = new ThinkingAloud(at, show, line -> inTurn(wanted, () -> hear(line)));
        long began = System.nanoTime();
        Choice choice = tables.opponents().choose(course.id(), seat, at, limits, listener);
        long spent = (System.nanoTime() - began) / 1_000_000;
        inTurn(wanted, () -> made(seat, choice, spent));
    }

    private void hear(LineView line) {
        thinking = line;
        table.tellAll();
    }

    private void made(Seat seat, Choice choice, long spent) {
        Game game = course.game();
        Side side = game.side();
        if (Arrays.stream(game.legalMoves()).noneMatch(move -> move == choice.move())) {
            throw new PlayerFault(
                    PlayerFault.Kind.ILLEGAL_MOVE, seat.label() + " chose a move that is none");
        }
        if (course.clocks().runs(side) && spent > course.clocks().leftAtFirst(side)) {
            table.loseOnTime(side);
            return;
        }
        Integer score = choice.score().isPresent() ? choice.score().getAsInt() : null;
        table.play(null, null, choice.move(), spent, score);
    }

    /** The game stays; who watches reads why it does not go on. */
    private void failed(Exception reason) {
        if (reason instanceof PlayerFault gaveUp && gaveUp.kind() == PlayerFault.Kind.RESIGNED) {
            course.game().resign(course.game().side());
            table.end(null, null);
            return;
        }
        dismiss();
        course.clocks().settle();
        course.setFault(Refused.of(reason).why());
        table.tellAll();
    }
}

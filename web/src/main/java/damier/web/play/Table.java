package damier.web.play;

import damier.archive.LiveGame;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Sentence;
import damier.core.Side;
import damier.players.DrawOffer;
import damier.web.Message;
import damier.web.Refused;
import damier.web.Says;
import damier.web.Socket;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/**
 * A game being played, with all who sit and stand around it, and what they may ask. Whatever
 * changes is written first; who asked hears of it once it is on disk, and so do the others, in the
 * order in which it happened. Everything is guarded by the table's own lock.
 */
final class Table {
    private static final CompletableFuture<@Nullable Void> WRITTEN =
            CompletableFuture.completedFuture(null);

    private final Tables tables;
    private final Course course;
    private final Mover mover;
    private final Announcer announcer;
    private final Set<Socket> watchers = new LinkedHashSet<>();
    private boolean gone;

    /** A game as it was kept. */
    Table(Tables tables, GameDefinition kind, LiveGame stored, Agreement agreement) {
        this.tables = tables;
        course = new Course(kind, stored, agreement, tables.archive(), tables::now);
        mover = new Mover(tables, this, course);
        announcer = new Announcer(tables.teller());
    }

    String id() {
        return course.id();
    }

    /**
     * After a restart: what passed while the server was away, no clock counts.
     *
     * @param lastBeat when it was last known to run
     */
    synchronized void wakeUp(long lastBeat) {
        if (course.clocks().goOn(lastBeat)) {
            tellAll(null, null, course.agree(course.agreement()));
        }
        mover.proceed();
    }

    /** Whether nothing would be missed if it were put away. */
    synchronized boolean isIdle() {
        return watchers.isEmpty()
                && announcer.isDone()
                && (course.isOver() || (!course.hasRunningClock() && course.seat().isHuman()));
    }

    /** Nobody may use it from now on. */
    synchronized void putAway() {
        gone = true;
        mover.dismiss();
    }

    synchronized boolean isGone() {
        return gone;
    }

    synchronized boolean hasRunningClock() {
        return course.hasRunningClock();
    }

    /** Two programs play, now. */
    synchronized boolean isShow() {
        return !course.agreement().hasPersons() && mover.isGoing();
    }

    synchronized List<Socket> watchers() {
        return List.copyOf(watchers);
    }

    /** How long the moves of who sits there travel, in milliseconds. */
    synchronized long lag(Side side) {
        Seat seat = course.agreement().seat(side);
        return watchers.stream()
                .filter(watcher -> seat.isOf(watcher.visitor().session()))
                .mapToLong(Socket::lag)
                .max()
                .orElse(0);
    }

    synchronized void watch(Socket socket, @Nullable Message message) {
        watchers.add(socket);
        tellOne(socket, message);
    }

    synchronized boolean leave(Socket socket) {
        return watchers.remove(socket);
    }

    synchronized void sit(Socket socket, Message message, Side side) {
        checkGoesOn();
        String session = socket.visitor().session();
        Agreement agreement = course.agreement();
        Seat seat = agreement.seat(side);
        if (!seat.isHuman() || (!seat.isFree() && !seat.isOf(session))) {
            throw new Refused(Refused.CONFLICT, Sentence.of(Says.SEAT_TAKEN).with("side", side));
        }
        watchers.add(socket);
        if (seat.isFree()) {
            agreement = agreement.with(side, seat.takenBy(session));
            course.clocks().beginTurn();
        }
        tellAll(socket, message, course.agree(agreement));
        mover.proceed();
    }

    /**
     * A person moves.
     *
     * @param ply how many moves were made before: the same move sent again is made once
     */
    synchronized void move(Socket socket, Message message, int ply, String text) {
        if (course.sheet().holds(ply, text)) {
            tellOne(socket, message);
            return;
        }
        checkGoesOn();
        Game game = course.game();
        if (ply != game.ply()) {
            throw new Refused(
                    Refused.CONFLICT, Says.OTHER_PLY.with("ply", ply).with("made", game.ply()));
        }
        Side side = game.side();
        Rights.requireSeat(course.agreement(), side, socket.visitor());
        if (course.agreement().paused()) {
            throw new Refused(Refused.CONFLICT, Says.GAME_PAUSED);
        }
        long move = game.kind().notation().move(game.position(), text);
        Clocks clocks = course.clocks();
        long lag = socket.lag();
        if (clocks.runs(side) && clocks.leftToThink(side, lag) < 0) {
            loseOnTime(side);
            throw new Refused(Refused.CONFLICT, Says.TIME_OVER);
        }
        watchers.add(socket);
        play(socket, message, move, clocks.spent(lag), null);
    }

    /** Plays a legal move of whoever has the turn. */
    void play(
            @Nullable Socket socket,
            @Nullable Message message,
            long move,
            long spent,
            @Nullable Integer score) {
        mover.endTurn();
        CompletableFuture<?> write = course.play(move, spent, score);
        if (course.isOver()) {
            mover.dismiss();
        }
        tellAll(socket, message, write);
        mover.proceed();
    }

    /** As the board, or a declaration, has it. */
    void end(@Nullable Socket socket, @Nullable Message message) {
        CompletableFuture<?> write = course.end();
        mover.dismiss();
        tellAll(socket, message, write);
    }

    void loseOnTime(Side side) {
        course.game().loseOnTime(side);
        course.clocks().fall(side);
        end(null, null);
    }

    synchronized void undo(Socket socket, Message message, @Nullable Integer ply) {
        if (ply != null && course.game().ply() < ply) {
            tellOne(socket, message);
            return;
        }
        Agreement agreement = requireSeat(socket);
        int plies = Rights.pliesToUndo(agreement, course.game(), socket.visitor());
        mover.dismiss();
        tellAll(socket, message, course.undo(plies));
        mover.proceed();
    }

    synchronized void resign(Socket socket, Message message) {
        Agreement agreement = requireSeat(socket);
        String session = socket.visitor().session();
        boolean own = agreement.white().isOf(session);
        boolean both = own && agreement.black().isOf(session);
        Game game = course.game();
        game.resign(both ? game.side() : own ? Side.WHITE : Side.BLACK);
        end(socket, message);
    }

    /** Offers a draw, or takes the one that is offered. */
    synchronized void draw(Socket socket, Message message) {
        Agreement agreement = requireSeat(socket);
        String session = socket.visitor().session();
        Side side = agreement.white().isOf(session) ? Side.WHITE : Side.BLACK;
        Seat other = agreement.seat(side.opponent());
        Game game = course.game();
        if (other.isOf(session) || agreement.draw() == side.opponent()) {
            game.agreeDraw();
            end(socket, message);
        } else if (other.isHuman()) {
            tellAll(socket, message, course.agree(agreement.withDraw(side)));
        } else if (isWelcome(side.opponent())) {
            game.agreeDraw();
            end(socket, message);
        } else {
            throw new Refused(Refused.CONFLICT, Says.DRAW_DECLINED.with("name", other.label()));
        }
    }

    private boolean isWelcome(Side program) {
        OptionalInt score = course.sheet().lastScore(program);
        return score.isPresent() && DrawOffer.isWelcome(score.getAsInt(), course.game().ply());
    }

    synchronized void decline(Socket socket, Message message) {
        Agreement agreement = requireSeat(socket);
        tellAll(socket, message, course.agree(agreement.withDraw(null)));
    }

    synchronized void pause(Socket socket, Message message, boolean now) {
        checkGoesOn();
        Agreement agreement = course.agreement();
        Rights.requirePause(agreement, socket.visitor());
        course.clocks().settle();
        mover.dismiss();
        course.setFault(null);
        tellAll(socket, message, course.agree(agreement.withPaused(now)));
        mover.proceed();
    }

    /** The game that follows, begun by whoever asks first. */
    synchronized String rematch(Socket socket) {
        Agreement agreement = course.agreement();
        Rights.requireRematch(agreement, socket.visitor());
        String known = agreement.rematch();
        if (known != null) {
            return known;
        }
        String fresh = tables.begin(agreement.again());
        course.agree(agreement.withRematch(fresh)).join();
        return fresh;
    }

    /** A position to find a move for, if this visitor may be told one. */
    synchronized Game askedForHint(Socket socket) {
        checkGoesOn();
        Rights.requireHint(course.agreement(), socket.visitor());
        return course.game().copy();
    }

    private void checkGoesOn() {
        Rights.checkGoesOn(course.agreement());
    }

    private Agreement requireSeat(Socket socket) {
        checkGoesOn();
        Rights.requireAnySeat(course.agreement(), socket.visitor());
        return course.agreement();
    }

    private void tellOne(Socket socket, @Nullable Message message) {
        tell(WRITTEN, socket, message, List.of());
    }

    /** What passes, and is written nowhere. */
    void tellAll() {
        tellAll(null, null, WRITTEN);
    }

    private void tellAll(
            @Nullable Socket asker, @Nullable Message message, CompletableFuture<?> write) {
        tell(write, asker, message, List.copyOf(watchers));
    }

    private void tell(
            CompletableFuture<?> write,
            @Nullable Socket asker,
            @Nullable Message message,
            List<Socket> others) {
        announcer.tell(
                course.view(write, mover.thinking(), watchers),
                asker,
                message,
                others,
                () -> tables.couldNotWrite(this, asker, message));
    }
}

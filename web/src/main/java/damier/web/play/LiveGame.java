package damier.web.play;

import damier.archive.UnfinishedGame;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Sentence;
import damier.core.Side;
import damier.players.DrawOffer;
import damier.web.Message;
import damier.web.Refused;
import damier.web.ServerMessages;
import damier.web.Socket;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/**
 * A live game with its players and spectators, and the requests they may make. Every change is
 * written first; it is answered and broadcast after it is on disk, in order. The lock of the game
 * guards all state.
 */
final class LiveGame {
    private static final CompletableFuture<@Nullable Void> WRITTEN =
            CompletableFuture.completedFuture(null);

    private final LiveGames liveGames;
    private final GameState state;
    private final TurnScheduler scheduler;
    private final Broadcaster broadcaster;
    private final Set<Socket> watchers = new LinkedHashSet<>();
    private boolean gone;

    /** Restores a stored game. */
    LiveGame(
            LiveGames liveGames,
            GameDefinition kind,
            UnfinishedGame stored,
            GameSettings settings) {
        this.liveGames = liveGames;
        state = new GameState(kind, stored, settings, liveGames.archive(), liveGames::now);
        scheduler = new TurnScheduler(liveGames, this, state);
        broadcaster = new Broadcaster(liveGames.broadcastExecutor());
    }

    String id() {
        return state.id();
    }

    /**
     * Resumes the game after a restart; no clock counts the downtime.
     *
     * @param lastBeat when the server was last known to run
     */
    synchronized void wakeUp(long lastBeat) {
        if (state.clocks().resume(lastBeat)) {
            broadcast(null, null, state.agree(state.settings()));
        }
        scheduler.proceed();
    }

    /** Whether the game can be removed from memory. */
    synchronized boolean isIdle() {
        return watchers.isEmpty()
                && broadcaster.isDone()
                && (state.isOver() || (!state.hasRunningClock() && state.seat().isHuman()));
    }

    /** Removes the game from memory; it must not be used any more. */
    synchronized void putAway() {
        gone = true;
        scheduler.dismiss();
    }

    synchronized boolean isGone() {
        return gone;
    }

    synchronized boolean hasRunningClock() {
        return state.hasRunningClock();
    }

    /** Whether two programs are playing. */
    synchronized boolean isShow() {
        return !state.settings().hasPersons() && scheduler.isGoing();
    }

    synchronized List<Socket> watchers() {
        return List.copyOf(watchers);
    }

    /** The network lag of a side, in milliseconds. */
    synchronized long lag(Side side) {
        Seat seat = state.settings().seat(side);
        return watchers.stream()
                .filter(watcher -> seat.isOf(watcher.visitor().session()))
                .mapToLong(Socket::lag)
                .max()
                .orElse(0);
    }

    synchronized void watch(Socket socket, @Nullable Message message) {
        watchers.add(socket);
        reply(socket, message);
    }

    synchronized boolean leave(Socket socket) {
        return watchers.remove(socket);
    }

    synchronized void sit(Socket socket, Message message, Side side) {
        checkGoesOn();
        String session = socket.visitor().session();
        GameSettings settings = state.settings();
        Seat seat = settings.seat(side);
        if (!seat.isHuman() || (!seat.isFree() && !seat.isOf(session))) {
            throw new Refused(
                    Refused.CONFLICT, Sentence.of(ServerMessages.SEAT_TAKEN).with("side", side));
        }
        watchers.add(socket);
        if (seat.isFree()) {
            settings = settings.with(side, seat.takenBy(session));
            state.clocks().beginTurn();
        }
        broadcast(socket, message, state.agree(settings));
        scheduler.proceed();
    }

    /**
     * Plays a person's move.
     *
     * @param ply the number of moves before it: a move sent twice is played once
     */
    synchronized void move(Socket socket, Message message, int ply, String text) {
        if (state.log().holds(ply, text)) {
            reply(socket, message);
            return;
        }
        checkGoesOn();
        Game game = state.game();
        if (ply != game.ply()) {
            throw new Refused(
                    Refused.CONFLICT,
                    ServerMessages.OTHER_PLY.with("ply", ply).with("made", game.ply()));
        }
        Side side = game.side();
        Rights.requireSeat(state.settings(), side, socket.visitor());
        if (state.settings().paused()) {
            throw new Refused(Refused.CONFLICT, ServerMessages.GAME_PAUSED);
        }
        long move = game.kind().notation().move(game.position(), text);
        Clocks clocks = state.clocks();
        long lag = socket.lag();
        if (clocks.runs(side) && clocks.leftToThink(side, lag) < 0) {
            loseOnTime(side);
            throw new Refused(Refused.CONFLICT, ServerMessages.TIME_OVER);
        }
        watchers.add(socket);
        play(socket, message, move, clocks.spent(lag), null);
    }

    /** Plays a legal move for the side to move. */
    void play(
            @Nullable Socket socket,
            @Nullable Message message,
            long move,
            long spent,
            @Nullable Integer score) {
        scheduler.endTurn();
        CompletableFuture<?> write = state.play(move, spent, score);
        if (state.isOver()) {
            scheduler.dismiss();
        }
        broadcast(socket, message, write);
        scheduler.proceed();
    }

    /** Ends the game by its position or by a declaration. */
    void end(@Nullable Socket socket, @Nullable Message message) {
        CompletableFuture<?> write = state.end();
        scheduler.dismiss();
        broadcast(socket, message, write);
    }

    void loseOnTime(Side side) {
        state.game().loseOnTime(side);
        state.clocks().fall(side);
        end(null, null);
    }

    synchronized void undo(Socket socket, Message message, @Nullable Integer ply) {
        if (ply != null && state.game().ply() < ply) {
            reply(socket, message);
            return;
        }
        GameSettings settings = requireSeat(socket);
        int plies = Rights.pliesToUndo(settings, state.game(), socket.visitor());
        scheduler.dismiss();
        broadcast(socket, message, state.undo(plies));
        scheduler.proceed();
    }

    synchronized void resign(Socket socket, Message message) {
        GameSettings settings = requireSeat(socket);
        String session = socket.visitor().session();
        boolean own = settings.white().isOf(session);
        boolean both = own && settings.black().isOf(session);
        Game game = state.game();
        game.resign(both ? game.side() : own ? Side.WHITE : Side.BLACK);
        end(socket, message);
    }

    /** Offers a draw, or accepts the opponent's offer. */
    synchronized void draw(Socket socket, Message message) {
        GameSettings settings = requireSeat(socket);
        String session = socket.visitor().session();
        Side side = settings.white().isOf(session) ? Side.WHITE : Side.BLACK;
        Seat other = settings.seat(side.opponent());
        Game game = state.game();
        if (other.isOf(session) || settings.draw() == side.opponent()) {
            game.agreeDraw();
            end(socket, message);
        } else if (other.isHuman()) {
            broadcast(socket, message, state.agree(settings.withDraw(side)));
        } else if (isWelcome(side.opponent())) {
            game.agreeDraw();
            end(socket, message);
        } else {
            throw new Refused(
                    Refused.CONFLICT, ServerMessages.DRAW_DECLINED.with("name", other.label()));
        }
    }

    private boolean isWelcome(Side program) {
        OptionalInt score = state.log().lastScore(program);
        return score.isPresent() && DrawOffer.isWelcome(score.getAsInt(), state.game().ply());
    }

    synchronized void decline(Socket socket, Message message) {
        GameSettings settings = requireSeat(socket);
        broadcast(socket, message, state.agree(settings.withDraw(null)));
    }

    synchronized void pause(Socket socket, Message message, boolean now) {
        checkGoesOn();
        GameSettings settings = state.settings();
        Rights.requirePause(settings, socket.visitor());
        state.clocks().settle();
        scheduler.dismiss();
        state.setFault(null);
        broadcast(socket, message, state.agree(settings.withPaused(now)));
        scheduler.proceed();
    }

    /** The rematch; the first request creates it. */
    synchronized String rematch(Socket socket) {
        GameSettings settings = state.settings();
        Rights.requireRematch(settings, socket.visitor());
        String known = settings.rematch();
        if (known != null) {
            return known;
        }
        String fresh = liveGames.begin(settings.again());
        state.agree(settings.withRematch(fresh)).join();
        return fresh;
    }

    /** The position for a hint, if this visitor may have one. */
    synchronized Game askedForHint(Socket socket) {
        checkGoesOn();
        Rights.requireHint(state.settings(), socket.visitor());
        return state.game().copy();
    }

    private void checkGoesOn() {
        Rights.checkGoesOn(state.settings());
    }

    private GameSettings requireSeat(Socket socket) {
        checkGoesOn();
        Rights.requireAnySeat(state.settings(), socket.visitor());
        return state.settings();
    }

    private void reply(Socket socket, @Nullable Message message) {
        publish(WRITTEN, socket, message, List.of());
    }

    /** Broadcasts transient state that is not stored. */
    void broadcast() {
        broadcast(null, null, WRITTEN);
    }

    private void broadcast(
            @Nullable Socket asker, @Nullable Message message, CompletableFuture<?> write) {
        publish(write, asker, message, List.copyOf(watchers));
    }

    private void publish(
            CompletableFuture<?> write,
            @Nullable Socket asker,
            @Nullable Message message,
            List<Socket> others) {
        broadcaster.broadcast(
                state.view(write, scheduler.thinking(), watchers),
                asker,
                message,
                others,
                () -> liveGames.couldNotWrite(this, asker, message));
    }
}

package damier.web.play;

import damier.archive.UnfinishedGame;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Sentence;
import damier.core.Side;
import damier.players.Choice;
import damier.session.GameSession;
import damier.web.Message;
import damier.web.Refused;
import damier.web.ServerMessages;
import damier.web.Socket;
import damier.web.Visitor;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A live game with its players and spectators, and the requests they may make. Every change is
 * written first; it is answered and broadcast after it is on disk, in order. The lock of the game
 * guards all state.
 */
final class LiveGame {
    /** The maximum compensated network lag, in milliseconds. */
    static final long MAX_LAG = 300;

    private static final long NANOS = 1_000_000;

    /** A request to take back the last move of a side, made at a ply. */
    private record UndoAsked(Side side, int ply) {}

    private final LiveGames liveGames;
    private final GameState state;
    private final GameSession<SeatSettings> session;
    private final TurnScheduler scheduler;
    private final Broadcaster broadcaster;
    private final Set<Socket> watchers = new LinkedHashSet<>();
    private boolean gone;
    private @Nullable UndoAsked undoAsked;

    /** Restores a stored game. */
    LiveGame(
            LiveGames liveGames,
            GameDefinition kind,
            UnfinishedGame stored,
            GameSettings settings) {
        this.liveGames = liveGames;
        state = new GameState(kind, stored, settings, liveGames.archive(), liveGames::now);
        session = state.session();
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
        state.resume(lastBeat);
        advance(null);
    }

    /** Whether the game can be removed from memory. */
    synchronized boolean isIdle() {
        return watchers.isEmpty()
                && broadcaster.isDone()
                && (state.isOver()
                        || (!state.hasRunningClock() && session.seatToMove().isPerson()));
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
        return !state.isOver() && !session.hasPerson() && session.isProgramsTurn();
    }

    synchronized List<Socket> watchers() {
        return List.copyOf(watchers);
    }

    /** The compensated network lag of a side, in nanoseconds. */
    synchronized long lag(Side side) {
        SeatSettings seat = session.seat(side);
        return watchers.stream()
                .filter(watcher -> seat.isOf(watcher.visitor().session()))
                .mapToLong(LiveGame::lag)
                .max()
                .orElse(0);
    }

    private static long lag(Socket socket) {
        return Math.min(MAX_LAG, socket.lag()) * NANOS;
    }

    synchronized void watch(Message message) {
        add(message.socket());
        reply(message.socket(), message);
    }

    synchronized void watch(Socket socket) {
        add(socket);
        reply(socket, null);
    }

    /** Returns whether the window did not watch the game before. */
    private boolean add(Socket socket) {
        socket.subscribe(id(), () -> leave(socket));
        return watchers.add(socket);
    }

    private synchronized void leave(Socket socket) {
        if (watchers.remove(socket)) {
            liveGames.putAwayIfIdle(this);
        }
    }

    synchronized void sit(Message message, Side side) {
        checkGoesOn();
        String visitor = message.visitor().session();
        SeatSettings seat = session.seat(side);
        if (!seat.isPerson() || (!seat.isFree() && !seat.isOf(visitor))) {
            throw new Refused(Sentence.of(ServerMessages.SEAT_TAKEN).with("side", side));
        }
        if (seat.isFree()) {
            session.replace(side, seat.takenBy(visitor));
        }
        advance(message);
    }

    /**
     * Plays a person's move.
     *
     * @param ply the number of moves before it: a move sent twice is played once
     */
    synchronized void move(Message message, int ply, String text) {
        Game game = session.game();
        if (isPlayed(ply, text)) {
            reply(message.socket(), message);
            return;
        }
        checkGoesOn();
        if (ply != game.ply()) {
            throw new Refused(ServerMessages.OTHER_PLY.with("ply", ply).with("made", game.ply()));
        }
        Rights.requireSeat(state.settings(), game.side(), message.visitor());
        if (session.isPaused()) {
            throw new Refused(ServerMessages.GAME_PAUSED);
        }
        long move = game.kind().notation().move(game.position(), text);
        long nanos = Math.max(0, session.clocks().elapsed() - lag(message.socket()));
        boolean inTime = session.play(new Choice(move, OptionalInt.empty(), 0, 0, 0), nanos, 0);
        if (!inTime) {
            advance(null);
            throw new Refused(ServerMessages.TIME_OVER);
        }
        advance(message);
    }

    /** Whether this move was played at this ply, in any notation. */
    private boolean isPlayed(int ply, String text) {
        Game game = session.game();
        if (ply < 0 || ply >= game.ply()) {
            return false;
        }
        try {
            return game.move(ply) == game.kind().notation().move(game.position(ply), text);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** Broadcasts what has happened, and lets the game go on. */
    void advance(@Nullable Message message) {
        if (state.isOver() || session.isPaused()) {
            scheduler.dismiss();
        }
        broadcast(message);
        scheduler.proceed();
    }

    synchronized void undo(Message message, @Nullable Integer ply) {
        if (ply != null && session.game().ply() < ply) {
            reply(message.socket(), message);
            return;
        }
        GameSettings settings = requireSeat(message.visitor());
        if (settings.isAllOf(message.visitor().session())) {
            takeBack(Rights.pliesToUndo(session));
        } else {
            undoByConsent(sideOf(message.visitor()));
        }
        advance(message);
    }

    /** Asks the opponent, or agrees to what the opponent has asked. */
    private void undoByConsent(Side side) {
        Side asking = asksToUndo();
        if (asking == side.opponent()) {
            takeBack(Rights.pliesToTurn(session, asking));
            undoAsked = null;
        } else {
            Rights.pliesToTurn(session, side);
            undoAsked = new UndoAsked(side, session.game().ply());
        }
    }

    private void takeBack(int plies) {
        scheduler.dismiss();
        session.undo(plies);
    }

    /** The side that asks to take back its last move; a move in between answers it. */
    private @Nullable Side asksToUndo() {
        UndoAsked asked = undoAsked;
        return asked == null || asked.ply() != session.game().ply() ? null : asked.side();
    }

    private Side sideOf(Visitor visitor) {
        return state.settings().white().isOf(visitor.session()) ? Side.WHITE : Side.BLACK;
    }

    synchronized void resign(Message message) {
        GameSettings settings = requireSeat(message.visitor());
        String visitor = message.visitor().session();
        boolean own = settings.white().isOf(visitor);
        boolean both = own && settings.black().isOf(visitor);
        session.resign(both ? session.game().side() : own ? Side.WHITE : Side.BLACK);
        advance(message);
    }

    /** Offers a draw, or accepts the opponent's offer. */
    synchronized void draw(Message message) {
        GameSettings settings = requireSeat(message.visitor());
        String visitor = message.visitor().session();
        Side side = sideOf(message.visitor());
        SeatSettings other = settings.seat(side.opponent());
        if (other.isOf(visitor)) {
            session.agreeDraw();
        } else if (!session.offerDraw(side)) {
            throw new Refused(ServerMessages.DRAW_DECLINED.with("name", other.label()));
        }
        advance(message);
    }

    synchronized void decline(Message message) {
        requireSeat(message.visitor());
        if (asksToUndo() != null) {
            undoAsked = null;
        } else {
            session.declineDraw();
        }
        advance(message);
    }

    synchronized void pause(Message message) {
        requirePause(message.visitor());
        session.pause();
        advance(message);
    }

    synchronized void resume(Message message) {
        requirePause(message.visitor());
        session.resume();
        advance(message);
    }

    private void requirePause(Visitor visitor) {
        checkGoesOn();
        Rights.requirePause(state.settings(), visitor);
    }

    /** The rematch; the first request creates it. */
    synchronized String rematch(Visitor visitor) {
        GameSettings settings = state.settings();
        Rights.requireRematch(settings, visitor);
        String known = settings.rematch();
        if (known != null) {
            return known;
        }
        String fresh = liveGames.begin(settings.again());
        state.setRematch(fresh);
        state.takeWrites().join();
        return fresh;
    }

    /** The position for a hint, if this visitor may have one. */
    synchronized Game askedForHint(Visitor visitor) {
        checkGoesOn();
        Rights.requireHint(state.settings(), visitor);
        return session.game().copy();
    }

    private void checkGoesOn() {
        Rights.checkGoesOn(state.settings());
    }

    private GameSettings requireSeat(Visitor visitor) {
        checkGoesOn();
        Rights.requireAnySeat(state.settings(), visitor);
        return state.settings();
    }

    /** Answers with the whole game. */
    private void reply(Socket socket, @Nullable Message message) {
        GameView whole = view(0);
        publish(() -> send(socket, message, whole), message);
    }

    /** Broadcasts what has changed; a sender that does not watch yet gets the whole game. */
    void broadcast(@Nullable Message message) {
        List<Socket> others = new ArrayList<>(watchers);
        boolean isNew = message != null && add(message.socket());
        GameView change = view(state.takeKnownMoves());
        GameView whole = isNew ? view(0) : change;
        publish(
                () -> {
                    if (message != null) {
                        others.remove(message.socket());
                        send(message.socket(), message, whole);
                    }
                    others.forEach(other -> send(other, null, change));
                },
                message);
    }

    private GameView view(int from) {
        return Views.of(state, from, scheduler.thinking(), asksToUndo(), watchers);
    }

    private void send(Socket socket, @Nullable Message message, GameView view) {
        GameView own = view.seenBy(socket.visitor().session(), state.archived());
        if (message == null) {
            socket.send("game", own);
        } else {
            message.answer("game", own);
        }
    }

    private void publish(Runnable send, @Nullable Message message) {
        broadcaster.broadcast(
                state.takeWrites(), send, () -> liveGames.couldNotWrite(this, message));
    }
}

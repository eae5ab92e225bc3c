package damier.web.play;

import damier.archive.LiveGame;
import damier.core.Game;
import damier.core.GameKind;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Side;
import damier.players.Choice;
import damier.players.PlayerFault;
import damier.web.Json;
import damier.web.Message;
import damier.web.Refused;
import damier.web.Socket;
import damier.web.play.GameView.LineView;
import damier.web.view.EndingView;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

/**
 * A game being played, with all who sit and stand around it. Whatever changes is written first; who
 * asked hears of it once it is on disk, and so do the others, in the order in which it happened.
 * Everything is guarded by the table's own lock.
 */
final class Table<P extends Position> {
    /** Two programs that answer at once still leave time to look, and to come and look. */
    private static final long MILLIS_TO_LOOK = 250;

    private final Tables tables;
    private final String id;
    private final GameKind<P> kind;
    private final Game<P> game;
    private final Sheet<P> sheet;
    private final Set<Socket> watchers = new LinkedHashSet<>();
    private final Announcer announcer;
    private Agreement agreement;
    private ClockSetting.State clocks;
    private volatile @Nullable Long archived;

    /** Another after everything that makes an answer to the question before worthless. */
    private long turn;

    /** The turn for which a player has been asked. */
    private long askedTurn = -1;

    private @Nullable LineView thinking;
    private @Nullable String fault;

    /** What happens by itself: a flag falls, or a program is asked. */
    private Future<?> next = CompletableFuture.completedFuture("none");

    private boolean gone;

    /** A game as it was kept. */
    Table(Tables tables, GameKind<P> kind, LiveGame stored, Agreement agreement) {
        this.tables = tables;
        this.id = stored.id();
        this.kind = kind;
        this.agreement = agreement;
        announcer = new Announcer(tables.teller());
        String fen = agreement.fen();
        game = fen == null ? new Game<>(kind) : new Game<>(kind, kind.notation().position(fen));
        sheet = new Sheet<>(game);
        clocks = startOfClocks();
        for (LiveGame.Move move : stored.moves()) {
            add(kind.notation().move(game.position(), move.text()), move);
        }
        archived = stored.archived();
        ClockSetting.State shown = agreement.clocks();
        if (shown != null && shown.ply() == game.ply()) {
            clocks = shown;
        }
    }

    private ClockSetting.State startOfClocks() {
        ClockSetting setting = agreement.clock();
        return setting == null
                ? new ClockSetting.State(0, LiveGame.NO_CLOCK, LiveGame.NO_CLOCK, tables.now())
                : setting.start(tables.now());
    }

    private void add(long move, LiveGame.Move written) {
        sheet.add(move, written, agreement.seat(game.side()).label());
        clocks = asAfter(written);
    }

    String id() {
        return id;
    }

    /**
     * After a restart: what passed while the server was away, no clock counts.
     *
     * @param lastBeat when it was last known to run
     */
    synchronized void wakeUp(long lastBeat) {
        Side side = runningSide();
        if (side != null) {
            long used = Math.max(0, lastBeat - clocks.since());
            // Nobody loses on time by somebody pulling the plug.
            long left = Math.max(Math.min(1_000, clocks.left(side)), clocks.left(side) - used);
            clocks = clocks.with(side, left).at(game.ply(), tables.now());
            tellAll(null, null, change());
        } else {
            clocks = clocks.at(game.ply(), tables.now());
        }
        proceed();
    }

    /** Whether nothing would be missed if it were put away. */
    synchronized boolean isIdle() {
        return watchers.isEmpty()
                && announcer.isDone()
                && (isOver() || (runningSide() == null && isPersonsTurn()));
    }

    /** Nobody may use it from now on. */
    synchronized void putAway() {
        gone = true;
        turn++;
        next.cancel(false);
        tables.opponents().dismiss(id);
    }

    synchronized boolean isGone() {
        return gone;
    }

    synchronized boolean hasRunningClock() {
        return runningSide() != null;
    }

    /** Two programs play, now. */
    synchronized boolean isShow() {
        return !agreement.hasPersons() && !isOver() && !agreement.paused() && fault == null;
    }

    synchronized Agreement agreement() {
        return agreement;
    }

    synchronized List<Socket> watchers() {
        return List.copyOf(watchers);
    }

    synchronized void watch(Socket socket, @Nullable Message message) {
        watchers.add(socket);
        tell(CompletableFuture.completedFuture(view()), socket, message, List.of());
    }

    synchronized boolean leave(Socket socket) {
        return watchers.remove(socket);
    }

    synchronized void sit(Socket socket, Message message, Side side) {
        checkGoesOn();
        String session = socket.visitor().session();
        Seat seat = agreement.seat(side);
        if (!seat.isHuman() || (!seat.isFree() && !seat.isOf(session))) {
            throw new Refused(Refused.CONFLICT, "seat: %s is taken".formatted(side));
        }
        watchers.add(socket);
        if (seat.isFree()) {
            agreement = agreement.with(side, seat.takenBy(session));
            clocks = clocks.at(game.ply(), tables.now());
        }
        tellAll(socket, message, change());
        proceed();
    }

    /**
     * A person moves.
     *
     * @param ply how many moves were made before: the same move sent again is made once
     */
    synchronized void move(Socket socket, Message message, int ply, String text) {
        if (sheet.holds(ply, text)) {
            tell(CompletableFuture.completedFuture(view()), socket, message, List.of());
            return;
        }
        checkGoesOn();
        if (ply != game.ply()) {
            throw new Refused(
                    Refused.CONFLICT,
                    "ply: %d, but %d moves have been made".formatted(ply, game.ply()));
        }
        Side side = game.side();
        Rights.requireSeat(agreement, side, socket.visitor());
        if (agreement.paused()) {
            throw new Refused(Refused.CONFLICT, "game: it is paused");
        }
        long move = kind.notation().move(game.position(), text);
        boolean charged = side == runningSide();
        long now = tables.now();
        if (charged && left(side, now) < 0) {
            loseOnTime(side);
            throw new Refused(Refused.CONFLICT, "clock: the time is over");
        }
        watchers.add(socket);
        tellAll(socket, message, play(move, Math.max(0, now - clocks.since()), charged, null));
        proceed();
    }

    private CompletableFuture<GameView> play(
            long move, long spent, boolean charged, @Nullable Integer score) {
        Side side = game.side();
        String text = kind.notation().format(game.position(), move);
        ClockSetting setting = agreement.clock();
        ClockSetting.State after = clocks;
        if (setting != null) {
            long left = clocks.left(side) - (charged ? spent : 0);
            after = clocks.with(side, setting.afterMove(left, sheet.movesOf(side) + 1));
        }
        LiveGame.Move written =
                new LiveGame.Move(text, tables.now(), after.white(), after.black(), spent, score);
        add(move, written);
        turn++;
        thinking = null;
        CompletableFuture<Void> write = tables.archive().append(id, game.ply() - 1, written);
        // An offer that is answered by a move is declined.
        if (agreement.draw() == side.opponent()) {
            agreement = agreement.withDraw(null);
            write = tables.archive().change(id, settings());
        }
        Optional<EndingView> ending = game.ending().map(EndingView::of);
        if (ending.isPresent()) {
            return end(ending.get());
        }
        GameView view = view();
        return write.thenApply(_ -> view);
    }

    private CompletableFuture<GameView> end(EndingView ending) {
        agreement = agreement.withEnded(ending).withClocks(shownClocks());
        turn++;
        thinking = null;
        fault = null;
        next.cancel(false);
        tables.opponents().dismiss(id);
        CompletableFuture<OptionalLong> write =
                tables.archive().end(id, settings(), GameRecord.of(game, sheet.kept(), agreement));
        GameView view = view();
        return write.thenApply(
                found -> {
                    Long number = found.isPresent() ? found.getAsLong() : null;
                    archived = number;
                    return view.withArchived(number);
                });
    }

    private void loseOnTime(Side side) {
        game.loseOnTime(side);
        clocks = clocks.with(side, 0);
        endByDeclaration(null, null);
    }

    private void endByDeclaration(@Nullable Socket socket, @Nullable Message message) {
        tellAll(socket, message, end(EndingView.of(game.ending().orElseThrow())));
    }

    synchronized void undo(Socket socket, Message message, @Nullable Integer ply) {
        if (ply != null && game.ply() < ply) {
            tell(CompletableFuture.completedFuture(view()), socket, message, List.of());
            return;
        }
        checkGoesOn();
        Rights.requireAnySeat(agreement, socket.visitor());
        int plies = Rights.pliesToUndo(agreement, game, socket.visitor());
        for (int i = 0; i < plies; i++) {
            sheet.undo();
        }
        turn++;
        thinking = null;
        fault = null;
        tables.opponents().dismiss(id);
        ClockSetting.State then = sheet.last().map(this::asAfter).orElseGet(this::startOfClocks);
        clocks = then.at(game.ply(), tables.now());
        agreement = agreement.withDraw(null);
        CompletableFuture<Void> back = tables.archive().takeBack(id, game.ply());
        tellAll(socket, message, change().thenCombine(back, (view, _) -> view));
        proceed();
    }

    private ClockSetting.State asAfter(LiveGame.Move move) {
        return new ClockSetting.State(game.ply(), move.whiteLeft(), move.blackLeft(), move.made());
    }

    synchronized void resign(Socket socket, Message message) {
        checkGoesOn();
        Rights.requireAnySeat(agreement, socket.visitor());
        String session = socket.visitor().session();
        boolean both = agreement.white().isOf(session) && agreement.black().isOf(session);
        boolean own = agreement.white().isOf(session);
        game.resign(both ? game.side() : own ? Side.WHITE : Side.BLACK);
        endByDeclaration(socket, message);
    }

    /** Offers a draw, or takes the one that is offered. */
    synchronized void draw(Socket socket, Message message) {
        checkGoesOn();
        Rights.requireAnySeat(agreement, socket.visitor());
        String session = socket.visitor().session();
        Side side = agreement.white().isOf(session) ? Side.WHITE : Side.BLACK;
        Seat other = agreement.seat(side.opponent());
        if (other.isOf(session) || agreement.draw() == side.opponent()) {
            game.agreeDraw();
            endByDeclaration(socket, message);
        } else if (other.isHuman()) {
            agreement = agreement.withDraw(side);
            tellAll(socket, message, change());
        } else if (DrawOffer.isWelcome(sheet.kept(), side.opponent(), game.start().side())) {
            game.agreeDraw();
            endByDeclaration(socket, message);
        } else {
            throw new Refused(Refused.CONFLICT, "draw: %s declines".formatted(other.label()));
        }
    }

    synchronized void decline(Socket socket, Message message) {
        checkGoesOn();
        Rights.requireAnySeat(agreement, socket.visitor());
        agreement = agreement.withDraw(null);
        tellAll(socket, message, change());
    }

    synchronized void pause(Socket socket, Message message, boolean now) {
        checkGoesOn();
        Rights.requirePause(agreement, socket.visitor());
        if (agreement.paused() != now) {
            clocks = shownClocks();
            agreement = agreement.withPaused(now);
        }
        turn++;
        thinking = null;
        fault = null;
        tables.opponents().dismiss(id);
        tellAll(socket, message, change());
        proceed();
    }

    /** The game that follows, begun by whoever asks first. */
    synchronized String rematch(Socket socket) {
        Rights.requireRematch(agreement, socket.visitor());
        String known = agreement.rematch();
        if (known != null) {
            return known;
        }
        String fresh = tables.begin(agreement.again());
        agreement = agreement.withRematch(fresh);
        tables.archive().change(id, settings()).join();
        return fresh;
    }

    /** A position to find a move for, if this visitor may be told one. */
    synchronized Game<P> askedForHint(Socket socket) {
        checkGoesOn();
        Rights.requireHint(agreement, socket.visitor());
        return game.copy();
    }

    private CompletableFuture<GameView> change() {
        agreement = agreement.withClocks(shownClocks());
        GameView view = view();
        return tables.archive().change(id, settings()).thenApply(_ -> view);
    }

    private String settings() {
        return Json.write(agreement);
    }

    private boolean isOver() {
        return agreement.ended() != null;
    }

    private boolean isPersonsTurn() {
        return agreement.seat(game.side()).isHuman();
    }

    private void checkGoesOn() {
        Rights.checkGoesOn(agreement);
    }

    /** Clocks begin with the first move, and wait while nobody sits there to move. */
    private @Nullable Side runningSide() {
        Side side = game.side();
        Seat seat = agreement.seat(side);
        boolean present = seat.isHuman() ? !seat.isFree() : fault == null;
        boolean runs =
                agreement.clock() != null
                        && game.ply() > 0
                        && !isOver()
                        && !agreement.paused()
                        && present;
        return runs ? side : null;
    }

    private long left(Side side, long now) {
        long used = side == runningSide() ? now - clocks.since() : 0;
        return clocks.left(side) - used;
    }

    /** What the clocks show now, as the state to go on from. */
    private ClockSetting.State shownClocks() {
        long now = tables.now();
        Side side = runningSide();
        ClockSetting.State shown =
                side == null ? clocks : clocks.with(side, Math.max(0, left(side, now)));
        return shown.at(game.ply(), now);
    }

    private GameView view() {
        return Views.of(
                id,
                game,
                agreement,
                sheet.played(),
                shownClocks(),
                runningSide(),
                archived,
                thinking,
                watchers,
                fault);
    }

    private void tellAll(
            @Nullable Socket asker, @Nullable Message message, CompletableFuture<GameView> write) {
        tell(write, asker, message, List.copyOf(watchers));
    }

    private void tell(
            CompletableFuture<GameView> write,
            @Nullable Socket asker,
            @Nullable Message message,
            List<Socket> others) {
        announcer.tell(
                write, asker, message, others, () -> tables.couldNotWrite(this, asker, message));
    }

    /** Sees to it that whoever has to move is asked, or flagged. */
    private void proceed() {
        next.cancel(false);
        Side side = runningSide();
        if (side != null && isPersonsTurn()) {
            long wanted = turn;
            next = tables.in(Math.max(0, left(side, tables.now())) + 1, () -> fall(wanted));
        }
        boolean ask =
                !isOver()
                        && !agreement.paused()
                        && fault == null
                        && !isPersonsTurn()
                        && askedTurn != turn;
        if (ask) {
            askedTurn = turn;
            long wanted = turn;
            boolean show = !agreement.hasPersons();
            next = tables.in(show ? MILLIS_TO_LOOK : 0, () -> tables.think(() -> think(wanted)));
        }
    }

    private synchronized void fall(long wanted) {
        Side side = runningSide();
        if (turn == wanted && !gone && side != null) {
            if (left(side, tables.now()) <= 0) {
                loseOnTime(side);
            } else {
                proceed();
            }
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
            failed(wanted, e);
        }
    }

    private void choose(long wanted) {
        Game<P> at;
        Seat seat;
        Limits limits;
        boolean show;
        synchronized (this) {
            if (turn != wanted || gone) {
                return;
            }
            at = game.copy();
            Side side = game.side();
            seat = agreement.seat(side);
            limits = seat.limits(agreement.clock(), clocks.left(side), sheet.movesOf(side));
            show = !agreement.hasPersons();
            // It is not its fault if it had to wait for its turn to think.
            clocks = clocks.at(game.ply(), tables.now());
        }
        var listener = new ThinkingAloud<>(at, show, line -> hear(wanted, line));
        long began = System.nanoTime();
        Choice choice = tables.opponents().choose(id, seat, at, limits, listener);
        long spent = (System.nanoTime() - began) / 1_000_000;
        synchronized (this) {
            if (turn == wanted && !gone) {
                made(seat, choice, spent);
            }
        }
    }

    private synchronized void hear(long wanted, LineView line) {
        if (turn == wanted && !gone) {
            thinking = line;
            tellAll(null, null, CompletableFuture.completedFuture(view()));
        }
    }

    private void made(Seat seat, Choice choice, long spent) {
        Side side = game.side();
        if (Arrays.stream(game.legalMoves()).noneMatch(move -> move == choice.move())) {
            throw new PlayerFault(
                    PlayerFault.Kind.ILLEGAL_MOVE, seat.label() + " chose a move that is none");
        }
        boolean charged = runningSide() == side;
        if (charged && spent > clocks.left(side)) {
            loseOnTime(side);
            return;
        }
        Integer score = choice.score().isPresent() ? choice.score().getAsInt() : null;
        tellAll(null, null, play(choice.move(), spent, charged, score));
        proceed();
    }

    /** The game stays; who watches reads why it does not go on. */
    private synchronized void failed(long wanted, Exception reason) {
        if (turn != wanted || gone) {
            return;
        }
        if (reason instanceof PlayerFault gaveUp && gaveUp.kind() == PlayerFault.Kind.RESIGNED) {
            game.resign(game.side());
            endByDeclaration(null, null);
            return;
        }
        turn++;
        thinking = null;
        clocks = shownClocks();
        fault = Opponents.reason(reason);
        tables.opponents().dismiss(id);
        tellAll(null, null, CompletableFuture.completedFuture(view()));
    }
}

package damier.protocol.dxp;

import damier.core.Ending;
import damier.core.Game;
import damier.core.Limits;
import damier.core.NotationException;
import damier.core.Result;
import damier.core.Side;
import damier.engine.Engine;
import damier.engine.EngineOptions;
import damier.protocol.EngineSide;
import damier.protocol.HubGame;
import damier.protocol.dxp.DxpMessage.Accept;
import damier.protocol.dxp.DxpMessage.BackAnswer;
import damier.protocol.dxp.DxpMessage.BackRequest;
import damier.protocol.dxp.DxpMessage.Chat;
import damier.protocol.dxp.DxpMessage.End;
import damier.protocol.dxp.DxpMessage.Move;
import damier.protocol.dxp.DxpMessage.Reason;
import damier.protocol.dxp.DxpMessage.Request;
import damier.search.SearchListener;
import damier.search.SearchResult;

import org.jspecify.annotations.Nullable;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * Damier at one end of a DamExchange connection, as follower or as initiator, for one game after
 * the other.
 *
 * <p>Messages come from one thread and moves from the engine's thread; both change the game under
 * one lock. A thread that has to wait for the engine does so without the lock, after incrementing
 * the number of the search: the result of a search with an older number is ignored.
 */
public final class DxpEngine implements EngineSide {
    private static final double MINUTE = 60e9;

    private final HubGame kind;
    private final Engine engine;
    private final Limits own;
    private final Consumer<String> out;
    private final Consumer<String> report;
    private final AtomicInteger search = new AtomicInteger();

    // Guarded by this.
    private @Nullable Request pending;
    private @Nullable Play play;
    private int gamesToAsk;
    private boolean initiator;

    /**
     * An engine that waits for a game request.
     *
     * @param own limits of a move, in addition to the time of the game
     * @param out sends a message
     * @param report receives information for users: games, results, chat
     */
    public DxpEngine(
            HubGame kind,
            EngineOptions options,
            Limits own,
            Consumer<String> out,
            Consumer<String> report) {
        this.kind = kind;
        this.own = own;
        this.out = out;
        this.report = report;
        engine = kind.engines().engine(options);
    }

    /** A current game. */
    private static final class Play {
        private final Request request;
        private final Side side;
        private Game game;
        private long remaining;
        private boolean endSaid;

        Play(Request request, Side side, Game game) {
            this.request = request;
            this.side = side;
            this.game = game;
            remaining = (long) (request.minutes() * MINUTE);
        }
    }

    /**
     * Requests games with alternating sides.
     *
     * @param first the first request
     */
    public synchronized void ask(Request first, int games) {
        initiator = true;
        gamesToAsk = games - 1;
        pending = first;
        out.accept(first.text());
    }

    @Override
    public boolean handle(String text) {
        DxpMessage message;
        try {
            message = DxpMessage.parse(text);
        } catch (NotationException fault) {
            report.accept("not understood: " + fault.getMessage());
            return true;
        }
        if (message instanceof Request
                || message instanceof End
                || message instanceof BackRequest) {
            halt();
        }
        synchronized (this) {
            return switch (message) {
                case Request request -> requested(request);
                case Accept accept -> accepted(accept);
                case Move move -> moved(move);
                case End end -> ended(end);
                case Chat chat -> {
                    report.accept("chat: " + chat.words());
                    yield true;
                }
                case BackRequest back -> back(back);
                case BackAnswer _ -> true;
            };
        }
    }

    private void halt() {
        search.incrementAndGet();
        engine.stop();
        engine.await();
    }

    @Override
    public void handleOverlong() {
        report.accept("a message that was too long was passed over");
    }

    private boolean requested(Request request) {
        try {
            Game game = start(request);
            out.accept(new Accept("Damier", Accept.YES).text());
            begin(new Play(request, request.follower(), game));
        } catch (NotationException fault) {
            report.accept("request refused: " + fault.getMessage());
            out.accept(new Accept("Damier", Accept.NO).text());
            resume();
        }
        return true;
    }

    private Game start(Request request) {
        return kind.gameFrom(request.position().orElse(""));
    }

    private boolean accepted(Accept accept) {
        Request asked = pending;
        pending = null;
        if (asked == null) {
            return true;
        }
        if (accept.code() != Accept.YES) {
            report.accept(accept.name() + " does not want to play: code " + accept.code());
            return false;
        }
        begin(new Play(asked, asked.follower().opponent(), start(asked)));
        return true;
    }

    private void begin(Play begun) {
        play = begun;
        report.accept("game begins, Damier plays " + begun.side.title());
        engine.newGame();
        resume();
    }

    /** Searches, if it is Damier's turn. */
    private void resume() {
        Play current = play;
        if (current == null || current.endSaid || current.game.side() != current.side) {
            return;
        }
        if (current.game.ending().isPresent()) {
            sayEnd(current);
            return;
        }
        int number = search.incrementAndGet();
        engine.position(current.game);
        engine.go(
                limits(current),
                new SearchListener() {
                    @Override
                    public void finished(SearchResult result) {
                        played(number, result);
                    }
                });
    }

    private Limits limits(Play current) {
        if (current.request.minutes() == 0) {
            return own;
        }
        int made = (current.game.ply() + (current.game.start().side() == current.side ? 1 : 0)) / 2;
        int moves = current.request.moves();
        int left = moves == 0 ? 0 : Math.max(1, moves - made % moves);
        return own.and(Limits.clock(new Limits.Clock(Math.max(0, current.remaining), 0, left)));
    }

    private synchronized void played(int number, SearchResult result) {
        Play current = play;
        if (number != search.get() || current == null || result.best().isEmpty()) {
            return;
        }
        long move = result.best().get().move();
        current.game.play(move);
        current.remaining -= result.nanos();
        out.accept(Move.ofHub(kind.notation().format(move), result.nanos()).text());
        if (current.game.ending().isPresent()) {
            sayEnd(current);
        }
    }

    private boolean moved(Move move) {
        Play current = play;
        if (current == null || current.endSaid) {
            return true;
        }
        try {
            if (current.game.side() == current.side) {
                throw new IllegalArgumentException("it is not your turn");
            }
            long legal = kind.notation().move(current.game.position(), move.hub());
            current.game.play(legal);
            resume();
        } catch (IllegalArgumentException fault) {
            report.accept(String.valueOf(fault.getMessage()));
            out.accept(new Chat(String.valueOf(fault.getMessage())).text());
            sayEnd(current);
        }
        return true;
    }

    private void sayEnd(Play current) {
        current.endSaid = true;
        report.accept(
                "game over: "
                        + current.game.ending().map(Ending::rule).orElse("broken off by Damier"));
        out.accept(new End(reason(current), isLast()).text());
    }

    private boolean isLast() {
        return initiator && gamesToAsk == 0;
    }

    private static Reason reason(Play current) {
        Optional<Ending> ending = current.game.ending();
        if (ending.isEmpty()) {
            return Reason.UNKNOWN;
        }
        if (ending.get().result() == Result.DRAW) {
            return Reason.DRAW;
        }
        return ending.get().result() == Result.winOf(current.side) ? Reason.I_WIN : Reason.I_LOSE;
    }

    private boolean ended(End end) {
        Play current = play;
        play = null;
        if (current != null && !current.endSaid) {
            String why =
                    switch (end.reason()) {
                        case UNKNOWN -> "the opponent broke it off";
                        case I_LOSE -> "the opponent resigned";
                        case DRAW -> "the opponent claims a draw";
                        case I_WIN -> "the opponent claims a win";
                    };
            report.accept("game over: " + why);
            out.accept(new End(reason(current), isLast()).text());
        }
        if (end.all() || isLast()) {
            return false;
        }
        if (initiator && current != null) {
            Request last = current.request;
            ask(
                    new Request(
                            last.name(),
                            last.follower().opponent(),
                            last.minutes(),
                            last.moves(),
                            last.position()),
                    gamesToAsk);
        }
        return true;
    }

    /** Takes moves back, if there are enough. */
    private boolean back(BackRequest back) {
        Play current = play;
        boolean possible = false;
        if (current != null && !current.endSaid) {
            Side first = current.game.start().side();
            int ply = 2 * (back.move() - 1) + (back.side() == first ? 0 : 1);
            possible = ply >= 0 && ply <= current.game.ply();
            while (possible && current.game.ply() > ply) {
                current.game.undo();
            }
        }
        out.accept(new BackAnswer(possible ? BackAnswer.YES : BackAnswer.NO).text());
        resume();
        return true;
    }

    /** Handles the end of the connection. */
    @Override
    public void close() {
        halt();
        engine.close();
    }
}

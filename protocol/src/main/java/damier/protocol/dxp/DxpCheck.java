package damier.protocol.dxp;

import damier.core.Game;
import damier.core.NotationException;
import damier.core.Side;
import damier.players.PlayerFault;
import damier.players.PlayerFault.Kind;
import damier.protocol.CheckPositions;
import damier.protocol.Checks;
import damier.protocol.Finding;
import damier.protocol.Finding.Came;
import damier.protocol.HubGame;
import damier.protocol.dxp.DxpMessage.Accept;
import damier.protocol.dxp.DxpMessage.BackAnswer;
import damier.protocol.dxp.DxpMessage.BackRequest;
import damier.protocol.dxp.DxpMessage.Chat;
import damier.protocol.dxp.DxpMessage.End;
import damier.protocol.dxp.DxpMessage.Move;
import damier.protocol.dxp.DxpMessage.Reason;
import damier.protocol.dxp.DxpMessage.Request;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * Checks whether a listening program conforms to DamExchange. All games are requested on one
 * connection, as long as the program does not fail.
 */
final class DxpCheck extends Checks<DxpHost> {
    private static final long SECOND = 1_000_000_000;

    /** The time in which no message may come if none is due. */
    private static final long QUIET = 3 * SECOND / 10;

    private static final int MINUTES = 1;
    private static final int MOVES = 75;
    private static final int PLIES = 30;
    private static final int ACCEPT_LENGTH = 1 + DxpMessage.NAME_LENGTH + 1;

    private final String name;
    private final HubGame kind;
    private final DxpAddress address;
    private final SplittableRandom random = new SplittableRandom(1);
    private final long patience;

    /** The current game on the connection, and the side of the program. */
    private @Nullable Game playing;

    private Side follower = Side.BLACK;

    DxpCheck(String name, HubGame kind, DxpAddress address, Consumer<Finding> findings) {
        super(findings);
        this.name = name;
        this.kind = kind;
        this.address = address;
        patience = Math.min(30 * SECOND, address.rules().silence());
    }

    @Override
    protected DxpHost start() {
        return DxpHost.connect(name, address, this::note);
    }

    @Override
    public void run() {
        boolean met = make("accepts a connection", "a connection", _ -> Came.yes("connected"));
        if (!met || !make("accepts a game", "A, a name, code 0", this::accepts)) {
            return;
        }
        String moves = "legal moves, all captured squares listed";
        make("plays as Black", moves, program -> plays(program, Side.BLACK));
        make("answers the end of a game", "E", this::ends);
        make(
                "plays as White, on the same connection",
                moves,
                program -> plays(program, Side.WHITE));
        make("begins from a position, and captures", moves, this::captures);
        make("answers when asked to take back", "K, and the game goes on", this::back);
        make(
                "outlives chat",
                "its move",
                program -> interrupted(program, new Chat("Good evening").text()));
        make(
                "survives unknown messages",
                "its move",
                program -> interrupted(program, "Q what is this"));
        make("waits for the rest of a message", "its move, not before", this::half);
        nothingStrange("DamExchange");
        nothingFaulty("fills every field", "fields of fixed width and nothing behind them");
    }

    private Came accepts(DxpHost program) {
        Accept accept = accepted(program, Side.BLACK, Optional.empty());
        playing = kind.newGame();
        return Came.yes("'%s', code %d".formatted(accept.name(), accept.code()));
    }

    private Accept accepted(DxpHost program, Side side, Optional<String> position) {
        Accept accept = program.ask(new Request("Damier", side, MINUTES, MOVES, position));
        if (accept.code() != Accept.YES) {
            throw new PlayerFault(Kind.START, "no game: code " + accept.code());
        }
        follower = side;
        return accept;
    }

    /** Begins a game, after the end of the previous one. */
    private Game begin(DxpHost program, Side side, Optional<Game> from) {
        end(program, Reason.UNKNOWN);
        Optional<String> position = from.map(game -> kind.notation().format(game.position()));
        accepted(program, side, position);
        Game game = kind.gameFrom(position.orElse(""));
        playing = game;
        return game;
    }

    private void end(DxpHost program, Reason reason) {
        if (playing != null) {
            playing = null;
            program.say(new End(reason, false));
            program.await(End.class, patience, "E");
        }
    }

    private Came plays(DxpHost program, Side side) {
        Game game = begin(program, side, Optional.empty());
        int captures = 0;
        int moves = 0;
        while (game.ply() < PLIES && game.ending().isEmpty()) {
            if (game.side() == follower) {
                captures += isCapture(awaitMove(program, game)) ? 1 : 0;
                moves++;
            } else {
                move(program, game);
            }
        }
        return Came.yes("%d moves, %d of them captures".formatted(moves, captures));
    }

    /** Plays a move of the checker's side. */
    private void move(DxpHost program, Game game) {
        program.say(choose(game));
    }

    private Move choose(Game game) {
        long[] legal = game.legalMoves();
        long move = legal[random.nextInt(legal.length)];
        game.play(move);
        return Move.ofHub(kind.notation().format(move), 0);
    }

    /** Plays the program's move. */
    private long awaitMove(DxpHost program, Game game) {
        long end = System.nanoTime() + patience;
        while (true) {
            switch (program.await(end - System.nanoTime(), "M")) {
                case Move move -> {
                    long legal = legal(game, move);
                    game.play(legal);
                    return legal;
                }
                case BackRequest _ -> program.say(new BackAnswer(BackAnswer.NO));
                case End ended -> {
                    playing = null;
                    throw new PlayerFault(Kind.GAVE_UP, "'" + ended.text() + "' instead of M");
                }
                default -> {
                    // Chat, or an unexpected answer.
                }
            }
        }
    }

    /** Whether a move is a capture: Hub separates its ends by an x. */
    private boolean isCapture(long move) {
        return kind.notation().format(move).contains("x");
    }

    private long legal(Game game, Move move) {
        long legal = kind.notation().move(game.position(), move.hub());
        if (move.captured().isEmpty() && isCapture(legal)) {
            throw new PlayerFault(
                    Kind.ILLEGAL_MOVE,
                    "'%s' lists no captured square; complete is '%s'"
                            .formatted(
                                    move.text(),
                                    Move.ofHub(kind.notation().format(legal), 0).text()));
        }
        return legal;
    }

    private Came ends(DxpHost program) {
        if (playing == null) {
            begin(program, Side.BLACK, Optional.empty());
        }
        end(program, Reason.DRAW);
        return Came.yes("E");
    }

    private Came captures(DxpHost program) {
        var special = CheckPositions.of(kind.kind());
        StringBuilder moves = new StringBuilder();
        for (Game at : special.getOrDefault("long captures", List.of())) {
            Game game = begin(program, at.side(), Optional.of(at));
            long move = awaitMove(program, game);
            moves.append(' ').append(Move.ofHub(kind.notation().format(move), 0).text());
        }
        return Came.yes(moves.toString().strip());
    }

    private Came back(DxpHost program) {
        Game game = begin(program, Side.BLACK, Optional.empty());
        boolean black = game.side() == Side.BLACK;
        if (black) {
            awaitMove(program, game);
        }
        move(program, game);
        awaitMove(program, game);
        program.say(new BackRequest(1, Side.WHITE));
        int code = program.await(BackAnswer.class, patience, "K").code();
        if (code == BackAnswer.YES) {
            while (game.ply() > (black ? 1 : 0)) {
                game.undo();
            }
        }
        move(program, game);
        awaitMove(program, game);
        return Came.yes(code == BackAnswer.YES ? "taken back" : "not taken back: code " + code);
    }

    /** A game in which the program has just moved. */
    private Game afterItsMove(DxpHost program) {
        Game game = begin(program, Side.WHITE, Optional.empty());
        if (game.side() != follower) {
            move(program, game);
        }
        awaitMove(program, game);
        return game;
    }

    /** Sends a message in the middle of a game. */
    private Came interrupted(DxpHost program, String text) {
        Game game = afterItsMove(program);
        program.guest().send(text);
        move(program, game);
        return Came.yes(kind.notation().format(awaitMove(program, game)));
    }

    private Came half(DxpHost program) {
        Game game = afterItsMove(program);
        String move = choose(game).text();
        program.guest().sendPart(move.substring(0, move.length() / 2));
        Optional<String> early = program.guest().receive(QUIET);
        program.guest().send(move.substring(move.length() / 2));
        if (early.isPresent()) {
            return Came.no("'" + early.get() + "' too early");
        }
        return Came.yes(kind.notation().format(awaitMove(program, game)));
    }

    private void note(String text) {
        try {
            DxpMessage message = DxpMessage.parse(text);
            boolean full =
                    message instanceof Accept
                            ? text.length() == ACCEPT_LENGTH
                            : text.equals(message.text());
            if (!full) {
                faulty(text);
            }
        } catch (NotationException e) {
            strange(text);
        }
    }

    /** Closes the connection, so that the program is free for another one. */
    @Override
    protected void leave(DxpHost program) {
        if (playing != null) {
            playing = null;
            program.say(new End(Reason.UNKNOWN, true));
        }
        program.close();
    }
}

package damier.protocol.dxp;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Result;
import damier.players.Choice;
import damier.players.PlayerFault;
import damier.players.PlayerFault.Kind;
import damier.process.ProcessLimits;
import damier.protocol.ExternalPlayer;
import damier.protocol.HubGame;
import damier.protocol.dxp.DxpMessage.Accept;
import damier.protocol.dxp.DxpMessage.BackAnswer;
import damier.protocol.dxp.DxpMessage.BackRequest;
import damier.protocol.dxp.DxpMessage.End;
import damier.protocol.dxp.DxpMessage.Move;
import damier.protocol.dxp.DxpMessage.Reason;
import damier.protocol.dxp.DxpMessage.Request;
import damier.search.SearchListener;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * A program that listens for DamExchange connections, as a player. Damier requests each game from
 * the position in which the program first has to move.
 */
final class DxpPlayer extends ExternalPlayer<DxpHost> {
    /**
     * The tolerance for late answers: the protocol counts in seconds, and a connection adds delay.
     */
    private static final long TOLERANCE = 10_000_000_000L;

    /** The number of moves of a game without an agreed length. */
    private static final int DEFAULT_MOVES = 75;

    private static final double DEFAULT_MINUTES = 10;

    private final HubGame kind;
    private final ProcessLimits rules;

    /** The game as the other program knows it; null between games. */
    private @Nullable Game known;

    /** The agreed number of moves of each side; 0 for the whole game. */
    private int agreedMoves;

    DxpPlayer(String name, HubGame kind, DxpAddress address) {
        super(name, () -> DxpHost.connect(name, address, text -> {}));
        this.kind = kind;
        rules = address.rules();
    }

    @Override
    public boolean playsOutsideGames() {
        return false;
    }

    @Override
    protected void begin() {
        host();
        endGame();
    }

    @Override
    protected void require(Game game) {
        kind.require(game, name());
    }

    private void endGame() {
        if (known == null) {
            return;
        }
        known = null;
        host().say(new End(Reason.UNKNOWN, false));
        host().await(End.class, TOLERANCE, "an end of the game");
    }

    @Override
    protected Choice think(Game game, Limits limits, SearchListener listener) {
        Game remote = known;
        long start = System.nanoTime();
        if (remote != null && continues(remote, game)) {
            long last = game.move(game.ply() - 1);
            host().say(Move.ofHub(kind.notation().format(last), 0));
            remote.play(last);
        } else {
            endGame();
            remote = ask(game, limits);
            start = System.nanoTime();
        }
        long move = awaitMove(remote, game, limits);
        remote.play(move);
        return new Choice(move, OptionalInt.empty(), 0, 0, System.nanoTime() - start);
    }

    /** Whether the game has continued by one move since. */
    private static boolean continues(Game remote, Game game) {
        return game.ply() > 0
                && remote.ending().isEmpty()
                && remote.position().key() == game.position(game.ply() - 1).key();
    }

    private Game ask(Game game, Limits limits) {
        boolean fromStart = game.position().key() == kind.newGame().position().key();
        Optional<String> position =
                fromStart ? Optional.empty() : Optional.of(kind.notation().format(game.position()));
        agreedMoves = limits.clock().map(Limits.Clock::movesToGo).orElse(DEFAULT_MOVES);
        int code =
                host().ask(
                                new Request(
                                        "Damier",
                                        game.side(),
                                        minutes(limits),
                                        agreedMoves,
                                        position))
                        .code();
        if (code != Accept.YES) {
            throw fault(Kind.START, "does not want to play: code " + code);
        }
        Game remote = kind.gameFrom(kind.notation().format(game.position()));
        known = remote;
        return remote;
    }

    private static double minutes(Limits limits) {
        if (limits.clock().isPresent()) {
            return limits.clock().get().remaining() / 60e9;
        }
        return limits.nanos() == Long.MAX_VALUE
                ? DEFAULT_MINUTES
                : limits.nanos() * (double) DEFAULT_MOVES / 60e9;
    }

    private long awaitMove(Game remote, Game game, Limits limits) {
        long time = limits.mostTime();
        long patience = time == Long.MAX_VALUE ? rules.silence() : time + grace() + TOLERANCE;
        long end = System.nanoTime() + patience;
        while (true) {
            switch (host().await(end - System.nanoTime(), "a move")) {
                case Move move -> {
                    return legal(() -> kind.notation().move(remote.position(), move.hub()));
                }
                case BackRequest _ -> host().say(new BackAnswer(BackAnswer.NO));
                case End ended -> {
                    known = null;
                    OptionalLong drawing =
                            ended.reason() == Reason.DRAW ? drawing(game) : OptionalLong.empty();
                    Reason ours = drawing.isPresent() ? Reason.DRAW : Reason.UNKNOWN;
                    host().say(new End(ours, false));
                    return drawing.orElseThrow(() -> ended(remote, ended.reason()));
                }
                default -> {
                    // Chat, or an unexpected answer.
                }
            }
        }
    }

    /**
     * The move that draws the game. Programs claim the draw instead of playing that move, as
     * players at a board do.
     */
    private static OptionalLong drawing(Game game) {
        return Arrays.stream(game.legalMoves())
                .filter(
                        move -> {
                            Game after = game.copy();
                            after.play(move);
                            return after.ending()
                                    .filter(ending -> ending.result() == Result.DRAW)
                                    .isPresent();
                        })
                .findFirst();
    }

    /** The fault for an end of the game in place of a move. */
    private PlayerFault ended(Game remote, Reason reason) {
        boolean cutOff =
                agreedMoves > 0 && remote.ply() >= 2 * agreedMoves && reason != Reason.I_LOSE;
        if (cutOff) {
            return fault(
                    Kind.CUT_OFF,
                    "ended the game after the agreed moves (%d), as %s"
                            .formatted(agreedMoves, result(reason)));
        }
        Kind sort = reason == Reason.I_LOSE ? Kind.RESIGNED : Kind.GAVE_UP;
        String why =
                switch (reason) {
                    case UNKNOWN -> "broke the game off";
                    case I_LOSE -> "resigned";
                    case DRAW -> "claims a draw that no move of its brings";
                    case I_WIN -> "claims a win";
                };
        return fault(sort, why);
    }

    /** The result from the other program's point of view. */
    private static String result(Reason reason) {
        return switch (reason) {
            case UNKNOWN -> "undecided";
            case I_LOSE -> "lost";
            case DRAW -> "drawn";
            case I_WIN -> "won";
        };
    }

    @Override
    protected void end(DxpHost ending) {
        if (known != null) {
            known = null;
            ending.say(new End(Reason.UNKNOWN, true));
        }
        super.end(ending);
    }
}

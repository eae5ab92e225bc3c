package damier.terminal;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Side;
import damier.engine.EngineKind;
import damier.players.Choice;
import damier.players.DrawOffer;
import damier.players.PlayerFault;
import damier.players.PlayerSpecs;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * A game that is being played: its moves, its players, its clocks, and an adviser. A face shows it
 * and tells it what people want. Everything happens on the face's thread; programs think on their
 * own threads and hand in what they find through {@code later}.
 */
public final class GameSession<P extends Position> implements AutoCloseable {
    private final Game<P> game;
    private final PlayedMoves<P> moves;
    private final Seating<P> seating;
    private final Adviser<P> adviser;
    private final Clocks clocks;
    private final SessionListener listener;

    private Optional<Thought> thought = Optional.empty();
    private boolean paused;

    /**
     * @param later takes tasks to the thread that uses this session
     */
    public GameSession(
            Game<P> game,
            EngineKind<P> engines,
            Map<Side, Seat> seats,
            Optional<Limits.Clock> clock,
            LongSupplier nanoTime,
            Consumer<Runnable> later,
            SessionListener listener) {
        this.game = game;
        this.listener = listener;
        moves = new PlayedMoves<>(game, engines);
        seating = new Seating<>(seats, later);
        Mind<P> mind = new Mind<>(PlayerSpecs.parse(engines, PlayerSpecs.ENGINE), later);
        adviser = new Adviser<>(game, mind, this::hear, listener);
        clocks = new Clocks(clock, nanoTime);
        clocks.backTo(game.ply());
    }

    /** The game as it stands; faces only look at it. */
    public Game<P> game() {
        return game;
    }

    public Seating<P> seating() {
        return seating;
    }

    public Adviser<P> adviser() {
        return adviser;
    }

    public Clocks clocks() {
        return clocks;
    }

    /** The moves that stand. */
    public List<PlayedMove> played() {
        return moves.standing();
    }

    /** What somebody thought last, of this position or of one before it. */
    public Optional<Thought> lastThought() {
        return thought;
    }

    /** What the position is worth to White, as far as anybody knows. */
    public int score() {
        return thought.filter(found -> found.ply() == game.ply())
                .map(Thought::score)
                .orElseGet(moves::score);
    }

    public boolean isOver() {
        return game.ending().isPresent();
    }

    public boolean isPersonsTurn() {
        return !isOver() && seating.seat(game.side()).isPerson();
    }

    /** The move that there is no choice about. */
    public Optional<String> onlyMove() {
        long[] legal = game.legalMoves();
        return legal.length == 1
                ? Optional.of(game.kind().notation().format(game.position(), legal[0]))
                : Optional.empty();
    }

    /** Whether a program was told to wait with its move. */
    public boolean isPaused() {
        return paused;
    }

    /** Lets programs wait with their moves until they are told to go on. */
    public void pause() {
        if (!isOver() && !isPersonsTurn()) {
            seating.drop();
            clocks.halt();
            paused = true;
        }
    }

    /** Lets the program whose turn it is think, if it is one's turn. */
    public void goOn() {
        if (isOver() || seating.isThinking()) {
            return;
        }
        paused = false;
        Side side = game.side();
        seating.mind(side)
                .ifPresent(
                        mind -> {
                            clocks.start();
                            Limits besides = seating.seat(side).limits();
                            Limits limits = clocks.limits(besides, side, game.movesOf(side));
                            mind.ask(game, limits, answerOf(side));
                        });
    }

    private Mind.Hearer answerOf(Side side) {
        return new Mind.Hearer() {
            @Override
            public void thought(Thought found) {
                hear(found);
            }

            @Override
            public void chosen(Choice choice) {
                accept(side, choice);
            }

            @Override
            public void failed(RuntimeException fault) {
                if (fault instanceof PlayerFault known
                        && known.kind() == PlayerFault.Kind.RESIGNED) {
                    game.resign(side);
                    clocks.halt();
                } else {
                    fail(fault);
                }
            }
        };
    }

    private void accept(Side side, Choice choice) {
        if (hasFlagFallen()) {
            return;
        }
        if (!game.kind().rules().isLegal(game.position(), choice.move())) {
            String name = seating.seat(side).name();
            fail(new PlayerFault(PlayerFault.Kind.ILLEGAL_MOVE, name + " chose an illegal move"));
            return;
        }
        OptionalInt told =
                choice.score().isPresent()
                        ? OptionalInt.of(ScoreText.forWhite(choice.score().getAsInt(), side))
                        : OptionalInt.empty();
        make(choice.move(), told, choice.depth());
    }

    private void fail(RuntimeException fault) {
        paused = true;
        clocks.halt();
        listener.failed(fault);
    }

    private void hear(Thought found) {
        thought = Optional.of(found);
        listener.thought(found);
    }

    /** A person's move; it must be legal, and it must be a person's turn. */
    public void play(long move) {
        if (!isPersonsTurn()) {
            throw new IllegalStateException("it is not a person's turn");
        }
        if (!hasFlagFallen()) {
            make(move, OptionalInt.empty(), 0);
        }
    }

    private void make(long move, OptionalInt told, int depth) {
        adviser.drop();
        Side side = game.side();
        PlayedMove made = moves.play(move, clocks.spent(), told, depth);
        clocks.moved(side, game.movesOf(side));
        if (isOver()) {
            clocks.halt();
        }
        listener.played(made);
    }

    /** Ends the game if the time of the side to move is over; says whether it is. */
    public boolean hasFlagFallen() {
        Side side = game.side();
        if (clocks.isOn() && !isOver() && clocks.left(side, side) <= 0) {
            dropAll();
            game.loseOnTime(side);
            clocks.halt();
            return true;
        }
        return false;
    }

    /**
     * Takes back the last move, and those before it until it is a person's turn. Where no person
     * plays, the programs wait then.
     */
    public boolean undo() {
        return travel(game::undo);
    }

    /** Makes again what was taken back, until it is a person's turn. */
    public boolean redo() {
        return travel(game::redo);
    }

    private boolean travel(BooleanSupplier step) {
        dropAll();
        thought = Optional.empty();
        if (!step.getAsBoolean()) {
            return false;
        }
        while (seating.hasPerson() && !isOver() && !isPersonsTurn()) {
            if (!step.getAsBoolean()) {
                break;
            }
        }
        paused = !isPersonsTurn();
        clocks.backTo(game.ply());
        return true;
    }

    public void resign() {
        dropAll();
        boolean isOwnTurn = isPersonsTurn() || !seating.hasPerson();
        game.resign(isOwnTurn ? game.side() : game.side().opponent());
        clocks.halt();
    }

    /**
     * Offers a draw. People who share a keyboard have agreed already; a program agrees where it is
     * not better.
     */
    public boolean offerDraw() {
        if (isOver()
                || !seating.hasPerson()
                || !seating.program().map(this::isWelcome).orElse(true)) {
            return false;
        }
        dropAll();
        game.agreeDraw();
        clocks.halt();
        return true;
    }

    private boolean isWelcome(Side side) {
        return played().reversed().stream()
                .filter(move -> move.side() == side)
                .findFirst()
                .filter(move -> move.told().isPresent())
                .map(move -> ScoreText.forWhite(move.told().getAsInt(), side))
                .filter(score -> DrawOffer.isWelcome(score, game.ply()))
                .isPresent();
    }

    private void dropAll() {
        seating.drop();
        adviser.drop();
    }

    @Override
    public void close() {
        seating.close();
        adviser.close();
    }
}

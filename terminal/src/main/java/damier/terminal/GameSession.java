package damier.terminal;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Side;
import damier.players.Choice;
import damier.players.DrawOffer;
import damier.players.PlayerFault;
import damier.players.PlayerSpecs;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * A game that is being played: its moves, its players, its clocks, and an adviser. A face shows it
 * and tells it what people want. Everything happens on the face's thread; programs think on their
 * own threads and hand in what they find through {@code later}.
 */
public final class GameSession implements AutoCloseable {
    private final Game game;
    private final PlayedMoves moves;
    private final Seating seating;
    private final Adviser adviser;
    private final Clocks clocks;
    private final SessionListener listener;

    private Optional<Thought> thought = Optional.empty();
    private boolean paused;

    /** Why the program whose turn it is has no move. */
    private Optional<RuntimeException> fault = Optional.empty();

    /**
     * @param later takes tasks to the thread that uses this session
     */
    public GameSession(GameSetup setup, Consumer<Runnable> later, SessionListener listener) {
        this.listener = listener;
        game = setup.game();
        moves = new PlayedMoves(game, setup.engines());
        seating = new Seating(setup.seats(), setup.seating(), later);
        PlayerThread thread =
                new PlayerThread(PlayerSpecs.parse(setup.engines(), PlayerSpecs.ENGINE), later);
        adviser = new Adviser(game, thread, this::hear, listener);
        clocks = new Clocks(setup.clock(), setup.nanoTime());
        clocks.backTo(game.ply());
    }

    /** The game as it stands; faces only look at it. */
    public Game game() {
        return game;
    }

    public Seating seating() {
        return seating;
    }

    public Adviser adviser() {
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

    /** Also where a person has to play for a program that failed. */
    public boolean isPersonsTurn() {
        return !isOver() && (seating.seat(game.side()).isPerson() || fault.isPresent());
    }

    /**
     * Why the program whose turn it is has no move. It can be asked again ({@link #goOn}), somebody
     * else can take its seat, or a person can play for it.
     */
    public Optional<RuntimeException> fault() {
        return fault;
    }

    /** The side of a person's opponent, or of the program whose turn it is. */
    public Side opponent() {
        Side side = game.side();
        return seating.seat(side).isPerson() ? side.opponent() : side;
    }

    /**
     * Lets somebody else play the side of {@link #opponent()} from here on.
     *
     * @throws IllegalArgumentException in one line where nobody has that name
     */
    public void replaceOpponent(String player) {
        seating.replace(opponent(), player);
        fault = Optional.empty();
        paused = false;
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
        fault = Optional.empty();
        Side side = game.side();
        seating.thread(side)
                .ifPresent(
                        thread -> {
                            clocks.start();
                            Limits besides = seating.seat(side).limits();
                            Limits limits = clocks.limits(besides, side, game.movesOf(side));
                            thread.ask(game, limits, answerOf(side));
                        });
    }

    private PlayerThread.Listener answerOf(Side side) {
        return new PlayerThread.Listener() {
            @Override
            public void thought(Thought found) {
                hear(found);
            }

            @Override
            public void chosen(Choice choice) {
                accept(side, choice);
            }

            @Override
            public void failed(RuntimeException failure) {
                if (failure instanceof PlayerFault known
                        && known.kind() == PlayerFault.Kind.RESIGNED) {
                    clocks.end();
                    game.resign(side);
                } else {
                    fail(failure);
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

    /** The program begins anew when it is asked again; what it has spent is forgotten. */
    private void fail(RuntimeException failure) {
        seating.thread(game.side()).ifPresent(PlayerThread::restart);
        fault = Optional.of(failure);
        paused = true;
        clocks.halt();
        listener.failed(failure);
    }

    private void hear(Thought found) {
        thought = Optional.of(found);
        listener.thought(found);
    }

    /** A move of a person, or of one for a program that failed; it must be legal. */
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
        fault = Optional.empty();
        paused = false;
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
            clocks.end();
            game.loseOnTime(side);
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
        fault = Optional.empty();
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
        boolean isOwnTurn = seating.seat(game.side()).isPerson() || !seating.hasPerson();
        clocks.end();
        game.resign(isOwnTurn ? game.side() : game.side().opponent());
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
        clocks.end();
        game.agreeDraw();
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

package damier.terminal;

import damier.core.Ending;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Side;
import damier.engine.EngineFactory;
import damier.players.Choice;
import damier.players.PlayerSpecs;
import damier.session.GameClocks;
import damier.session.GameSession;
import damier.session.PlayedMove;
import damier.session.SessionListener;
import damier.session.SessionRules;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A game at the terminal: the game in progress, a thread for every program, and an adviser. The
 * screen or the prompt shows it and passes on what people want. Everything happens on the thread of
 * the user interface; programs search on their own threads and pass on results through {@code
 * later}.
 */
public final class TerminalGame implements AutoCloseable {
    private final GameSession<PlayerSeat> session;
    private final EngineFactory engines;
    private final Function<String, PlayerSeat> seating;
    private final Map<Side, PlayerThread> threads = new EnumMap<>(Side.class);
    private final Adviser adviser;
    private final Consumer<Runnable> later;
    private final TerminalListener listener;

    private Optional<Thought> thought = Optional.empty();

    /**
     * @param later runs tasks on the thread of the user interface
     */
    public TerminalGame(GameSetup setup, Consumer<Runnable> later, TerminalListener listener) {
        this.later = later;
        this.listener = listener;
        engines = setup.engines();
        seating = setup.seating();
        setup.seats().forEach(this::startThread);
        PlayerThread thread =
                new PlayerThread(PlayerSpecs.parse(engines, PlayerSpecs.ENGINE), later);
        adviser = new Adviser(setup.game(), thread, this::hear, listener);
        Limits limits = setup.clock().map(Limits::clock).orElse(Limits.INFINITE);
        session =
                new GameSession<>(
                        setup.game(),
                        setup.seats().getOrDefault(Side.WHITE, PlayerSeat.person()),
                        setup.seats().getOrDefault(Side.BLACK, PlayerSeat.person()),
                        new GameClocks(limits, setup.nanoTime()),
                        SessionRules.CASUAL,
                        new StopSearches());
    }

    private void startThread(Side side, PlayerSeat seat) {
        seat.factory().ifPresent(factory -> threads.put(side, new PlayerThread(factory, later)));
    }

    /** Stops the searches that an event makes obsolete, and passes it on. */
    private final class StopSearches implements SessionListener {
        @Override
        public void played(PlayedMove move) {
            adviser.drop();
            listener.played(move);
        }

        @Override
        public void travelled(int ply) {
            stopSearches();
            thought = Optional.empty();
            listener.travelled(ply);
        }

        @Override
        public void changed() {
            if (session.isPaused()) {
                threads.values().forEach(PlayerThread::drop);
            }
            listener.changed();
        }

        @Override
        public void failed(RuntimeException fault) {
            // The program starts again when it is asked again.
            thread(game().side()).ifPresent(PlayerThread::restart);
            listener.failed(fault);
        }

        @Override
        public void ended(Ending ending) {
            stopSearches();
            listener.ended(ending);
        }
    }

    private void stopSearches() {
        threads.values().forEach(PlayerThread::drop);
        adviser.drop();
    }

    public GameSession<PlayerSeat> session() {
        return session;
    }

    public Game game() {
        return session.game();
    }

    public Adviser adviser() {
        return adviser;
    }

    private Optional<PlayerThread> thread(Side side) {
        return Optional.ofNullable(threads.get(side));
    }

    /** The last result of a search, of this position or of an earlier one. */
    public Optional<Thought> lastThought() {
        return thought;
    }

    private void hear(Thought found) {
        thought = Optional.of(found);
        listener.thought(found);
    }

    /** The score of the position for White: of a search, or else of the last move. */
    public int score() {
        return thought.filter(found -> found.ply() == game().ply())
                .map(Thought::score)
                .orElseGet(() -> score(game().ply()));
    }

    /** The same as text, with its confidence if a search found it to be exact. */
    public String scoreText() {
        return thought.filter(found -> found.ply() == game().ply())
                .map(Thought::scoreText)
                .orElseGet(() -> ScoreText.of(score()));
    }

    /** The scores for White after each move. */
    public List<Integer> scores() {
        return IntStream.rangeClosed(1, game().ply()).mapToObj(this::score).toList();
    }

    /** The score after so many moves: what the player reported, or else the static evaluation. */
    private int score(int ply) {
        Position at = game().position(ply);
        OptionalInt reported =
                ply == 0 ? OptionalInt.empty() : session.moves().get(ply - 1).scoreForWhite();
        return reported.orElseGet(
                () -> ScoreText.forWhite(engines.evaluator().evaluate(at), at.side()));
    }

    /** Whether the one person who plays has Black. */
    public boolean isForBlack() {
        return !session.seat(Side.WHITE).isPerson() && session.seat(Side.BLACK).isPerson();
    }

    /** Whether a program plays at a beginners' level, so that the board helps more. */
    public boolean isForBeginner() {
        return Stream.of(Side.values())
                .map(session::seat)
                .anyMatch(seat -> PlayerSpecs.isForBeginners(seat.label()));
    }

    /** The squares on which a legal move of the person to move ends. */
    public Set<Integer> destinations() {
        Set<Integer> squares = new HashSet<>();
        if (session.isPersonsTurn()) {
            for (long move : game().legalMoves()) {
                List<Integer> path = game().paths(move, 1).getFirst().squares();
                if (!path.isEmpty()) {
                    squares.add(path.getLast());
                }
            }
        }
        return squares;
    }

    /** The side of a person's opponent, or of the program to move. */
    public Side opponent() {
        Side side = game().side();
        return session.seatToMove().isPerson() ? side.opponent() : side;
    }

    /**
     * Replaces the player of the side of {@link #opponent()}.
     *
     * @throws IllegalArgumentException with a one-line message if there is no such player
     */
    public void replaceOpponent(String player) {
        PlayerSeat seat = seating.apply(player);
        Side side = opponent();
        Optional.ofNullable(threads.remove(side)).ifPresent(PlayerThread::close);
        startThread(side, seat);
        session.replace(side, seat);
    }

    /** The move if there is only one. */
    public Optional<String> onlyMove() {
        long[] legal = game().legalMoves();
        return legal.length == 1
                ? Optional.of(game().kind().notation().format(game().position(), legal[0]))
                : Optional.empty();
    }

    public boolean isThinking() {
        return threads.values().stream().anyMatch(PlayerThread::isThinking);
    }

    /** Makes the program that is thinking move now. */
    public void hurry() {
        threads.values().forEach(PlayerThread::hurry);
    }

    /** Lets programs wait with their moves until they are told to continue. */
    public void pause() {
        if (!session.isOver() && !session.isPersonsTurn()) {
            session.pause();
        }
    }

    /** Asks the program to move; also one that failed before. */
    public void goOn() {
        if (session.isOver() || isThinking()) {
            return;
        }
        if (session.isPaused()) {
            session.resume();
        }
        thread(game().side())
                .ifPresent(
                        thread -> {
                            session.restartClock();
                            Limits limits = session.seatToMove().limits().and(session.limits());
                            thread.ask(game(), limits, answerTo(session.turn()));
                        });
    }

    private PlayerThread.Listener answerTo(long turn) {
        return new PlayerThread.Listener() {
            @Override
            public void thought(Thought found) {
                hear(found);
            }

            @Override
            public void chosen(Choice choice) {
                session.answer(turn, choice, session.clocks().elapsed(), 0);
            }

            @Override
            public void failed(RuntimeException failure) {
                session.fail(turn, failure);
            }
        };
    }

    /** Plays a legal move of a person, or of one for a program that failed. */
    public void play(long move) {
        if (!session.isPersonsTurn()) {
            throw new IllegalStateException("it is not a person's turn");
        }
        var choice = new Choice(move, OptionalInt.empty(), 0, 0, 0);
        session.play(choice, session.clocks().elapsed(), 0);
    }

    public void resign() {
        boolean isOwnTurn = session.seatToMove().isPerson() || !session.hasPerson();
        session.resign(isOwnTurn ? game().side() : game().side().opponent());
    }

    /**
     * Offers a draw. People who share a keyboard have agreed already; a program answers at once.
     *
     * @return whether the draw is agreed
     */
    public boolean offerDraw() {
        if (session.isOver() || !session.hasPerson()) {
            return false;
        }
        if (threads.isEmpty()) {
            session.agreeDraw();
            return true;
        }
        return session.offerDraw(threads.keySet().iterator().next().opponent());
    }

    @Override
    public void close() {
        threads.values().forEach(PlayerThread::close);
        adviser.close();
    }
}
